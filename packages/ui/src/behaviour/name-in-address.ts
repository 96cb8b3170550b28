/** What the address names after `#`; empty when it names nothing, or was mangled on its way so that it cannot be read. */
export function nameInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
