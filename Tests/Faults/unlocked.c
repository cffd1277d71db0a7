// Locks that lock nothing: what they guard must be seen to break.
int flock(int descriptor, int operation) {
  (void)descriptor;
  (void)operation;
  return 0;
}
