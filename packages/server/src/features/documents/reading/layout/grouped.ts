/** Neighbours that go on from one another, as groups in their order. `goesOn` is told the group so far, too. */
export function groupedWhere<T>(all: readonly T[], goesOn: (last: T, next: T, group: readonly T[]) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of all) {
    const [group, last] = [groups.at(-1), groups.at(-1)?.at(-1)]
    if (group && last !== undefined && goesOn(last, one, group)) group.push(one)
    else groups.push([one])
  }
  return groups
}
