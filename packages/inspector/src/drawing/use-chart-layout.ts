import { useEffect, useMemo, useState } from 'react'
import type { ChartLabels, ChartNode } from './chart.types.ts'
import { type ChartLayout, layOutChart } from './chart-layout.ts'
import { isAround, visibleChart } from './visible-chart.ts'

interface Asked {
  readonly chart: ChartNode
  readonly active: readonly string[]
  readonly isWhole: boolean
  readonly labels: ChartLabels
}

/** The layout of a chart; null until there is one. While the next is made the last one stays. */
export function useChartLayout({ chart, active, isWhole, labels }: Asked): ChartLayout | null {
  const [layout, setLayout] = useState<ChartLayout | null>(null)
  const opened = isWhole ? 'all' : active.join(' ')
  const visible = useMemo(
    () => visibleChart(chart, opened === 'all' ? () => true : isAround(opened.split(' '))),
    [chart, opened],
  )
  useEffect(() => {
    let isWanted = true
    void layOutChart(visible, labels).then((laid) => {
      if (isWanted) setLayout(laid)
    })
    return () => {
      isWanted = false
    }
  }, [visible, labels])
  return layout
}
