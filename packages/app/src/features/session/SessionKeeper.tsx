/** Watches over the session: to be driven by the session chart. */
export function SessionKeeper() {
  return null
}
