import type { FormFields } from '@aangiftewijs/domain/form'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PostedForm } from '../../page-request.ts'
import { answeredFiling, completedFiling, dividedBusiness, withFiling } from '../../testing/filing-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { whatIfPath as path } from './addresses.ts'
import { Page } from './WhatIfPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/What if',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

const incomeData = { salary: 24_700, otherIncome: 0, taxWithheld: 3_100 }
const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1990-02-03', incomeData }
const couple: TaxFiling = { ...answeredFiling, partnerData }
const single: TaxFiling = { ...answeredFiling, isJointFiling: false, partnerData: null }

const shown = (filing: TaxFiling | null, form: PostedForm | null = null) =>
  storyPage({ path, data: withFiling(filing), form })
const posted = (fields: FormFields, changes: Partial<PostedForm> = {}): PostedForm => ({
  name: 'what-if',
  fields,
  problems: [],
  ...changes,
})

export const Couple: Story = { decorators: [shown(couple)] }

export const DivisionInUse: Story = { decorators: [shown({ ...couple, splitData: { ownHome: 6_875 } })] }

const ownHome = (yours: string, changes: Partial<PostedForm> = {}) =>
  posted({ ownHome: yours }, { name: 'own-division', ...changes })

export const OwnDivisionSeen: Story = { decorators: [shown(couple, ownHome('1.000'))] }

export const OwnDivisionInUse: Story = {
  decorators: [shown({ ...couple, splitData: { ownHome: 1_000 } }, ownHome('1.000'))],
}

export const OwnDivisionWithProblems: Story = {
  decorators: [shown(couple, ownHome('9.999', { problems: [{ field: 'ownHome', code: 'more-than-whole' }] }))],
}

/** The law gives no figure for the whole return: the chosen division counts in what the rest comes to. */
export const DivisionBesideBusiness: Story = { decorators: [shown(dividedBusiness)] }

export const Submitted: Story = { decorators: [shown({ ...completedFiling, partnerData })] }

export const PartnerUnknown: Story = { decorators: [shown(answeredFiling)] }

export const Tried: Story = {
  decorators: [shown(single, posted({ figure: 'taxpayer.wages', way: 'more', amount: '5.000' }))],
}

export const WithProblems: Story = {
  decorators: [shown(single, posted({ figure: 'taxpayer.wages', way: 'to', amount: 'x' }))],
}

export const NoReturn: Story = { decorators: [shown(null)] }
