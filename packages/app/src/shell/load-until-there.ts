import { importAgain } from '../deferred/import-again.ts'

/** Milliseconds after which a script that could not be had is asked for again. */
const retryPause = 5_000

/**
 * Loads a script that the page cannot do without: asks again every few seconds until it comes.
 * @param onFailure called after each failure.
 * @returns how to stop.
 */
export function loadUntilThere<Module>(
  load: () => Promise<Module>,
  onLoaded: (module: Module) => void,
  onFailure?: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  const fetched = importAgain(load)
  const attempt = async () => {
    try {
      const module = await fetched()
      if (!isStopped) onLoaded(module)
    } catch {
      if (isStopped) return
      onFailure?.()
      timer = setTimeout(() => void attempt(), retryPause)
    }
  }
  void attempt()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
