import { useEffect, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { useLanguage } from '../words.tsx'
import { type ChartLayout, layOutChart } from './chart-layout.ts'
import { isAround, visibleChart } from './visible-chart.ts'

/**
 * The layout of a chart with the states around the active ones open, or all of them; null until there is one. While the next
 * is made the last one stays.
 */
export function useChartLayout(
  { root }: AnyStateMachine,
  active: readonly string[],
  opened: 'around' | 'all',
): ChartLayout | null {
  const [layout, setLayout] = useState<ChartLayout | null>(null)
  const language = useLanguage()
  const open = opened === 'all' ? opened : active.join(' ')
  const visible = useMemo(
    () => visibleChart(root, open === 'all' ? () => true : isAround(open.split(' '))),
    [root, open],
  )
  useEffect(() => {
    let isWanted = true
    void layOutChart(visible, language).then((laid) => {
      if (isWanted) setLayout(laid)
    })
    return () => {
      isWanted = false
    }
  }, [visible, language])
  return layout
}
