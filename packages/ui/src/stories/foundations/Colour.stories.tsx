import type { Meta, StoryObj } from '@storybook/react-vite'
import { Palette } from '../../style-guide/Palette.tsx'
import { englishStyleGuide } from '../../style-guide/words.ts'
import { Pairs } from './Pairs.tsx'

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Roles: Story = { render: () => <Palette words={englishStyleGuide} /> }
export const ContrastOfEveryPair: Story = { render: () => <Pairs /> }
