/** The keys that move within a row or a column. */
const steps: Readonly<Record<'row' | 'column', Readonly<Record<string, number>>>> = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
}

/** Where an arrow key, Home or End leads from place `index` among `count`, round at both ends; null for other keys. */
export function placeAfter(key: string, direction: 'row' | 'column', index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[direction][key]
  return step === undefined ? null : (index + step + count) % count
}
