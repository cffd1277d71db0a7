#include "mutants.h"

#include <stdio.h>
#include <stdlib.h>

int mutant_active;
unsigned char mutant_seen[4096];

__attribute__((constructor)) static void begin(void) {
  const char *text = getenv("AIRCART_MUTANT");
  if (text != NULL) mutant_active = atoi(text);
}

// A process that a test starts appends to the same file.
__attribute__((destructor)) static void end(void) {
  const char *path = getenv("AIRCART_MUTANTS_SEEN");
  if (path == NULL) return;
  FILE *file = fopen(path, "a");
  if (file == NULL) return;
  for (int number = 0; number < 4096; number += 1) {
    if (mutant_seen[number]) fprintf(file, "%d\n", number);
  }
  fclose(file);
}
