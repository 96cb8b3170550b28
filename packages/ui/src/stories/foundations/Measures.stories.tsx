import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/index.ts'
import { strokeWidths, tintStrengths } from '../../theme/depth.ts'
import { when } from '../../theme/mixins.ts'
import { breakpoints, layerScale, targetScale, widthScale } from '../../theme/scales.ts'
import { themeNames } from '../../theme/tokens.ts'
import * as styles from './Measures.css.ts'
import { Specimen } from './Specimen.tsx'

const meta = { title: 'Foundations/Measures', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const remOf = (rem: number) => `${rem} rem · ${rem * 16} px`
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[]

/** Filled are those that this window has reached. */
export const Breakpoints: Story = {
  render: () => (
    <Stack>
      {namesOf(breakpoints).map((name) => (
        <Specimen key={name} token={`from.${name}`} value={remOf(breakpoints[name])}>
          <div className={`${styles.breakpoint[name]} ${styles.breakpointWidth[name]}`} />
        </Specimen>
      ))}
    </Stack>
  ),
}

export const Widths: Story = {
  render: () => (
    <Stack>
      {namesOf(widthScale).map((name) => (
        <Specimen key={name} token={`width.${name}`} value={remOf(widthScale[name])}>
          <div className={styles.measure[name]} />
        </Specimen>
      ))}
    </Stack>
  ),
}

export const Targets: Story = {
  render: () => (
    <Stack>
      {namesOf(targetScale).map((name) => (
        <Specimen key={name} token={`target.${name}`} value={remOf(targetScale[name])}>
          <div className={styles.touch[name]} />
        </Specimen>
      ))}
    </Stack>
  ),
}

const inThemes = (valueIn: (theme: (typeof themeNames)[number]) => string) =>
  themeNames.map((theme) => `${theme} ${valueIn(theme)}`).join(', ')

export const Strokes: Story = {
  render: () => (
    <Stack>
      {namesOf(strokeWidths.light).map((name) => (
        <Specimen key={name} token={`stroke.${name}`} value={inThemes((theme) => `${strokeWidths[theme][name]} px`)}>
          <div className={styles.line[name]} />
        </Specimen>
      ))}
      {namesOf(tintStrengths.light).map((name) => (
        <Specimen key={name} token={`tint.${name}`} value={inThemes((theme) => tintStrengths[theme][name])}>
          <div className={styles.tinted[name]}>The edge of a tinted surface</div>
        </Specimen>
      ))}
    </Stack>
  ),
}

export const FocusRing: Story = {
  render: () => (
    <Stack gap={6}>
      <Specimen token="focusRing" value="outside, with a gap of 2 px">
        <div className={styles.ring.outside}>A button</div>
      </Specimen>
      <Specimen token="focusRingInside" value="inside, for what touches its neighbours">
        <div className={styles.ring.inside}>A row of a menu</div>
      </Specimen>
    </Stack>
  ),
}

export const Layers: Story = {
  render: () => (
    <div className={styles.pile}>
      {namesOf(layerScale).map((name) => (
        <div key={name} className={styles.layer[name]} data-token={`layer.${name}`}>
          {name} · {layerScale[name]}
        </div>
      ))}
    </div>
  ),
}

export const Conditions: Story = {
  render: () => (
    <Stack>
      {namesOf(when).map((name) => (
        <Specimen key={name} token={`when.${name}`} value={when[name]} />
      ))}
    </Stack>
  ),
}
