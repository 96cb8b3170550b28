/** The id an address names after `#`; empty when it names nothing, or was mangled on its way so that it cannot be read. */
export function hashId({ hash }: Pick<URL, 'hash'>): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
