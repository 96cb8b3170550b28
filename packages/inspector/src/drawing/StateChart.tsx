import * as styles from './StateChart.css.ts'
import { StateDrawing } from './StateDrawing.tsx'
import { StateWords } from './StateWords.tsx'
import type { StateChartProps } from './state-chart.ts'

/** A state chart: its drawing, and below it the same as a nested list. Without script there is the list. */
export const StateChart = (props: StateChartProps) => (
  <div className={styles.root}>
    <StateDrawing {...props} />
    <StateWords {...props} />
  </div>
)
