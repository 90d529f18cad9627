export type Platform = { readonly os?: string[]; readonly cpu?: string[]; readonly libc?: string[] };

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
  'wasm32',
];
const processors = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Returns the platform in the name of a binary package, such as `@scope/cli-linux-arm64-musl`. */
export function platformOf(name: string): Platform {
  const words = name.slice(name.indexOf('/') + 1).split(/[-_.]/);
  const has = (known: readonly string[]) => known.filter((word) => words.includes(word));
  const [os] = has(systems);
  const [cpu] = has(processors);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word === 'gnu')
      ? 'glibc'
      : undefined;
  return {
    ...(os && os !== 'wasm32' ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}
