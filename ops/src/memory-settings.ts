/**
 * Settings that limit the memory of the server process. `docs/operators/under-attack.md` says when a world needs more
 * heap.
 */
export const memorySettings = {
  /** Node: 8 MiB per half of the young generation, and a heap of 512 MiB that grows by 40 %. */
  nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=40', '--max-old-space-size=512'],
  /** glibc: two arenas. Freed blocks of 12 KiB and more go back to the system. */
  variables: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '12288',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  },
} as const;
