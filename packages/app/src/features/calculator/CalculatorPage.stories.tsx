import type { FormFields } from '@aangiftewijs/domain/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PostedForm } from '../../page-request.ts'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './CalculatorPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Quick tax calculator',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/quick-tax-calculator'

/** As it comes back after a post without script. */
const posted = (fields: FormFields, changes: Partial<PostedForm> = {}) =>
  storyPage({ path, search: '', data: visitor, form: { name: 'calculator', fields, problems: [], ...changes } })

export const Empty: Story = { decorators: [storyPage({ path, search: '', data: visitor })] }

export const Detailed: Story = { decorators: [storyPage({ path, search: '?view=detailed', data: visitor })] }

export const ToPay: Story = { decorators: [posted({ salary: '100000', taxWithheld: '30000' })] }

export const Refund: Story = { decorators: [posted({ salary: '45000', taxWithheld: '20000' })] }

export const DeductionsAboveIncome: Story = {
  decorators: [posted({ view: 'detailed', salary: '1000', mortgageInterest: '5000' })],
}

/** Little was withheld for a salary: it may be a pension, which has a field of its own. */
export const PensionAsSalary: Story = { decorators: [posted({ salary: '41327', taxWithheld: '4960' })] }

/** The partner's wage may be a pension: the figure is rough, and says why. */
export const PartnerOfUnknownAge: Story = {
  decorators: [
    posted({
      view: 'detailed',
      salary: '0',
      lawYear: '2025',
      age: 'pension',
      pensions: '36871',
      partnerSalary: '23620',
    }),
  ],
}

export const LargestAmounts: Story = {
  decorators: [posted({ salary: '999999999,99', otherIncome: '999999999,99' })],
}

export const WithProblems: Story = {
  decorators: [
    posted(
      { salary: '-1', otherIncome: '-2' },
      {
        problems: [
          { field: 'salary', code: 'negative' },
          { field: 'otherIncome', code: 'negative' },
        ],
      },
    ),
  ],
}
