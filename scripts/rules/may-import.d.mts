export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
export function mayImport(
  name: 'domain' | 'machines' | 'ui' | 'app' | 'inspector' | 'server',
  target: string,
  isForTests: boolean,
  manifests: { readonly manifest: Manifest; readonly rootManifest: Manifest },
): boolean
