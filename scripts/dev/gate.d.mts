export interface RestartGate {
  began(name: string): unknown
  ended(name: string, isNew: boolean): void
}
export function restartGate(quiet: (isNew: boolean) => void, soon: (open: () => void) => void): RestartGate
