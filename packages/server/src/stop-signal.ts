/**
 * Ends the process after `stop`, at the first SIGTERM or SIGINT. Those that follow change nothing: whoever signals a group of processes
 * reaches one that others signal too, and the second must not cut off what the first lets end. SIGKILL ends it at once.
 * @param failed is told why stopping failed; the process then ends with 1
 */
export function onStopSignal(stop: () => Promise<unknown>, failed: (error: unknown) => void = () => {}): void {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        failed(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce)
}
