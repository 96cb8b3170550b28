import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { themeNames } from '../packages/ui/src/theme/index.ts'
import { withChart } from './chart-beside.tsx'
import { controls } from './controls.ts'
import { loadScreens } from './load-screens.ts'
import { showLooks } from './looks.ts'
import './preview.css.ts'
import { globalTypes, viewports } from './toolbar.ts'

const isTheme = (value: unknown) => themeNames.some((name) => name === value)

/** Puts the toolbar's choices where the app has them: on the document. */
const withChoices: Decorator = (Story, { globals }) => {
  const { theme, language, motion, look } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = language === 'nl' ? 'nl' : 'en'
    root.dataset.motion = String(motion)
    // As in the product once its script has come: what only script can do shows.
    root.dataset.hydrated = ''
    if (isTheme(theme)) root.dataset.theme = String(theme)
    else delete root.dataset.theme
    if (look === 'rest') delete root.dataset.look
    else root.dataset.look = String(look)
  }, [theme, language, motion, look])
  useLayoutEffect(() => showLooks(document))
  return <Story />
}

const preview: Preview = {
  tags: ['autodocs'],
  // The last one is the outermost.
  decorators: [withChart, withChoices],
  loaders: [loadScreens],
  argTypesEnhancers: [controls],
  globalTypes,
  initialGlobals: { theme: 'light', language: 'mix', motion: 'full', look: 'rest', chart: 'docs' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', context: 'body', options: { rules: { region: { enabled: false } } } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Which component',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Measures', 'Motion', 'Motif', 'Voice'],
          'Layout',
          ['Stack', 'Cluster', 'Grid', 'Page', 'Split', 'Journey', 'Actions', 'FilteredList'],
          'Components',
          'Patterns',
          'Screens',
          'Charts',
        ],
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
