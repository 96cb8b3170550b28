/** Milliseconds in which a store answers that is ready; operators' probes wait little longer. */
const readyTime = 1_500

/** The answer of a store, `late` when there is none in time. */
export async function withinReadyTime<T>(answer: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const inTime = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), readyTime)
  })
  return Promise.race([answer, inTime]).finally(() => clearTimeout(timer))
}
