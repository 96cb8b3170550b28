import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyTable } from '../../components/MoneyTable/index.ts'
import { Heading, Prose, Stack, Text } from '../../layout/index.ts'
import { Typography } from '../../style-guide/Typography.tsx'
import { englishStyleGuide } from '../../style-guide/words.ts'
import { fontFamilies, leadingScale, weightScale } from '../../theme/scales.ts'
import * as styles from './Measures.css.ts'
import { Specimen } from './Specimen.tsx'

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = { render: () => <Typography words={englishStyleGuide} /> }

export const Headings: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="display">
        Your tax return, one step at a time
      </Heading>
      <Heading level={1}>Income from work</Heading>
      <Heading level={2}>Annual statements</Heading>
      <Heading level={3}>What if a statement is missing?</Heading>
      <Heading level={4}>Ask your employer</Heading>
    </Stack>
  ),
}

export const RunningText: Story = {
  render: () => (
    <Prose>
      <h2>Who must file a return?</h2>
      <p>
        You file a return when the tax office asks you to, or when you owe more than the limit. Often it is worth filing
        without being asked: <a href="#refund">you may get money back</a>.
      </p>
      <h3>Have these at hand</h3>
      <ul>
        <li>your annual statements</li>
        <li>the yearly overview of your bank</li>
        <li>the value of your house (WOZ)</li>
      </ul>
      <p lang="nl">
        Voor wie maar een deel van het jaar in Nederland woonde, gelden andere regels. U leest ze in de gids.
      </p>
    </Prose>
  ),
}

export const FiguresLineUp: Story = {
  render: () => (
    <MoneyTable
      caption="Income"
      rows={[
        { label: 'Salary', amount: '€ 48.250,00' },
        { label: 'Holiday work', amount: '€ 1.111,11' },
        { label: 'Total', amount: '€ 49.361,11', isTotal: true },
      ]}
    />
  ),
}

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[]

export const Faces: Story = {
  render: () => (
    <Stack>
      {namesOf(fontFamilies).map((name) => (
        <Specimen key={name} token={`font.${name}`} value={fontFamilies[name].join(', ')}>
          <div className={styles.fontFamily[name]}>Uw aangifte over 2025: € 1.234,56</div>
        </Specimen>
      ))}
      {namesOf(weightScale).map((name) => (
        <Specimen key={name} token={`weight.${name}`} value={String(weightScale[name])}>
          <div className={styles.fontWeight[name]}>Uw aangifte over 2025</div>
        </Specimen>
      ))}
    </Stack>
  ),
}

export const LineHeights: Story = {
  render: () => (
    <Stack>
      {namesOf(leadingScale).map((name) => (
        <Specimen key={name} token={`leading.${name}`} value={String(leadingScale[name])}>
          <div className={styles.lineHeight[name]}>
            You file a return when the tax office asks you to, or when you owe more than the limit. Often it is worth
            filing without being asked: you may get money back.
          </div>
        </Specimen>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>Plain text</Text>
      <Text tone="muted">A hint that supports</Text>
      <Text tone="success">Done, and good</Text>
      <Text tone="warning">Look at this once more</Text>
      <Text tone="error">Something is wrong</Text>
      <Text tone="attention">Before 1 May</Text>
      <Text size="lg">A lead paragraph that says what the page is for</Text>
      <Text size="sm">Small text beside other things</Text>
    </Stack>
  ),
}
