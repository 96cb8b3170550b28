interface Key {
  readonly keyid: string
  /** DER in base64. */
  readonly key: string
}
interface Signature {
  readonly keyid: string
  readonly sig: string
}
export function integritiesIn(lockFile: string): ReadonlyMap<string, string>
export function isSigned(
  name: string,
  integrity: string | undefined,
  signatures: readonly Signature[],
  keys: readonly Key[],
): boolean
export function unsignedOf(
  registry: string,
  integrities: ReadonlyMap<string, string>,
  packages: readonly { readonly name: string; readonly version: string }[],
): Promise<readonly string[] | null>
