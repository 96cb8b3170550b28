// When `npm run dev` starts its server anew: once for all that changed, and only when everything that is being built is there.

/**
 * @param quiet is told, when nothing is being built any more, whether there is something new to run
 * @param soon calls back when what belongs to one change has been told of, and cancels what it was asked before
 */
export function restartGate(quiet, soon) {
  const building = new Set()
  let isChanged = false
  const open = () => {
    if (building.size > 0) return
    const isNew = isChanged
    isChanged = false
    quiet(isNew)
  }
  return {
    began: (name) => building.add(name),
    /** `isNew`: there is something to run. A build that failed leaves what was there before. */
    ended(name, isNew) {
      building.delete(name)
      isChanged ||= isNew
      soon(open)
    },
  }
}
