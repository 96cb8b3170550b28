import { useEffect, useRef } from 'react'
import { chartWords as words } from '../copy.ts'
import { useWords } from '../words.tsx'
import { ChartList } from './ChartList.tsx'
import * as styles from './StateChart.css.ts'
import { reachable, type StateChartProps } from './state-chart.ts'

const none: readonly string[] = []

/** A chart as a nested list, at what is active. */
export function StateWords({ machine, active, taken = none }: StateChartProps) {
  const say = useWords()
  const list = useRef<HTMLElement>(null)

  // What has just become active comes into sight. The innermost active state is the last one.
  useEffect(() => {
    const current = list.current?.querySelectorAll<HTMLElement>('[aria-current]')
    const innermost = active.length > 0 ? current?.[current.length - 1] : undefined
    if (list.current && innermost) list.current.scrollTop = innermost.offsetTop - list.current.clientHeight / 4
  }, [active])

  return (
    <section aria-label={say(words.list)} className={styles.words} ref={list} {...reachable}>
      <ChartList active={active} root={machine.root} taken={taken} />
    </section>
  )
}
