/** Milliseconds in which a store answers that is ready; operators' probes wait little longer. */
const readyTime = 1_500

/** The answer of a store, false when there is none in time. */
export async function withinReadyTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyTime)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
