import { useState } from 'react'

const isBrowser = typeof document !== 'undefined'

/**
 * A chart with the page's own calls behind it, built once. The server renders first states only, in which nothing is called: it is
 * spared the building of a chart for each page.
 */
export function useProvided<Machine>(machine: Machine, provide: (machine: Machine) => Machine): Machine {
  const [provided] = useState(() => (isBrowser ? provide(machine) : machine))
  return provided
}
