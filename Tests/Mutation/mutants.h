// Which fault is active in this process, and which ones it came by.
#pragma once
#include <stdbool.h>

extern int mutant_active;
extern unsigned char mutant_seen[4096];

static inline bool mutant_is(int number) {
  mutant_seen[number] = 1;
  return mutant_active == number;
}
