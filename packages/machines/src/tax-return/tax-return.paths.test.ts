import { steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { answered, completed, joint, started, withIncome, withPartner } from '../path-coverage/filings.ts'
import { describePaths } from '../path-coverage/index.ts'
import { taxReturnMachine } from './index.ts'

const succeeded = (value: unknown) => ({ type: 'xstate.done.actor.saveStep', output: { kind: 'succeeded', value } })
const saved = (filing: TaxFiling) => succeeded({ kind: 'saved', filing })
const jointAndAnswered: TaxFiling = { ...answered, isJointFiling: true }

describePaths(taxReturnMachine, {
  inputs: [
    ...steps.map((step) => ({ step, filing: null })),
    ...steps.map((step) => ({ step, filing: completed })),
    { step: 'submit', filing: started },
  ],
  events: [
    {
      type: 'answers are given',
      fields: {
        year: '2024',
        taxIdentifier: '999990019',
        acceptTerms: 'on',
        fullName: 'Sam de Vries',
        bsn: '111222333',
        salary: '45.000',
        confirmation: 'on',
      },
    },
    { type: 'answers are given', fields: { salary: 'much', mortgageInterest: 'some' } },
    { type: 'trying again is chosen' },
    { type: 'back is chosen' },
    ...steps.map((step) => ({ type: 'a step is chosen', step })),
    { type: 'the newer version is taken' },
    { type: 'my answers are kept' },
    { type: 'a new return is started' },
    { type: 'proceeding is chosen' },
    { type: 'the notice is closed' },
    { type: 'the practice submission is chosen' },
    { type: 'the return is read again', filing: answered },
    { type: 'the return is read again', filing: null },
    { type: 'the statements are read', employers: [] },
    ...[started, joint, withPartner, withIncome, answered, jointAndAnswered, completed].map(saved),
    saved({ ...answered, incomeData: null }),
    saved({ ...answered, deductionsData: null }),
    succeeded({ kind: 'refused', problems: [{ field: 'year', code: 'not-a-year' }] }),
    succeeded({ kind: 'overtaken', filing: { ...answered, version: 9 } }),
    succeeded({ kind: 'closed', filing: completed }),
    {
      type: 'xstate.done.actor.saveStep',
      output: { kind: 'failed', failure: { kind: 'unreachable', status: null, message: 'no network' } },
    },
    { type: 'xstate.error.actor.saveStep', error: new Error('broken off') },
  ],
  remember: ({ context }) => {
    const filing: TaxFiling | null = context.filing
    return (
      filing && [
        filing.isJointFiling,
        filing.completed,
        filing.partnerData !== null,
        filing.incomeData !== null,
        filing.deductionsData !== null,
      ]
    )
  },
})
