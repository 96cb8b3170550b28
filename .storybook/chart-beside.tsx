import type { Decorator } from '@storybook/react-vite'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as styles from './chart-beside.css.ts'

/** The catalogue of charts and the drawing of them: fetched with the first chart, so that other stories stay light. */
const ChartBeside = lazy(async () => {
  const { ChartBeside: Chart } = await import('../packages/inspector/src/beside/ChartBeside.tsx')
  return { default: Chart }
})

/** True once it came near the window: a documentation page has many stories, and charts take a moment to draw. */
function useSeen() {
  const ref = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver((entries) => setSeen((was) => was || entries.some(isNear)), {
      rootMargin: '300px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isSeen }
}
const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting

function Aside({ story, language }: { readonly story: string; readonly language: 'en' | 'nl' }) {
  const { ref, isSeen } = useSeen()
  return (
    <section aria-label="Chart" className={styles.chart} ref={ref}>
      <Suspense>{isSeen && <ChartBeside key={story} language={language} story={story} />}</Suspense>
    </section>
  )
}

/**
 * Beside a screen, the chart in the state the screen shows (`story-charts.ts`): in the documentation, and in the canvas when the
 * toolbar says so. `parameters.chartOf` shows the chart of that screen story in any case.
 */
export const withChart: Decorator = (Story, { id, title, viewMode, globals, parameters }) => {
  const asked = typeof parameters.chartOf === 'string' ? parameters.chartOf : null
  const isWanted = globals.chart === 'beside' || (globals.chart === 'docs' && viewMode === 'docs')
  if (asked === null && !(isWanted && title.startsWith('Screens/'))) return <Story />
  return (
    <div className={styles.container}>
      <div className={styles.pair}>
        <div className={styles.screen}>
          <Story />
        </div>
        <Aside language={globals.language === 'nl' ? 'nl' : 'en'} story={asked ?? id} />
      </div>
    </div>
  )
}
