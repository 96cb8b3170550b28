import { steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { answered, completed, joint, started, withIncome, withPartner } from '../path-coverage/filings.ts'
import { describePaths } from '../path-coverage/index.ts'
import { taxReturnMachine } from './index.ts'

const succeeded = (value: unknown) => ({ type: 'xstate.done.actor.saveStep', output: { kind: 'succeeded', value } })
const saved = (filing: TaxFiling) => succeeded({ kind: 'saved', filing })
const jointAndAnswered: TaxFiling = { ...answered, isJointFiling: true }

const right = {
  year: '2024',
  taxIdentifier: '999990019',
  acceptTerms: 'on',
  fullName: 'Sam de Vries',
  bsn: '111222333',
  salary: '45.000',
  confirmation: 'on',
}
const wrong = { salary: 'much', mortgageInterest: 'some' }
const sends = ['answers are given', 'trying again is chosen', 'my answers are kept']

describePaths(taxReturnMachine, {
  inputs: [
    ...steps.map((step) => ({ step, filing: null })),
    ...steps.map((step) => ({ step, filing: completed })),
    { step: 'submit', filing: started },
  ],
  events: [
    ...sends.flatMap((type) => [
      { type, fields: right },
      { type, fields: wrong },
    ]),
    ...steps.map((step) => ({ type: 'a page is opened', step })),
    { type: 'back is chosen' },
    { type: 'a step is chosen', step: 'review' },
    { type: 'changing an answer is chosen', step: 'income', control: 'salary' },
    { type: 'a new return is started' },
    { type: 'the newer version is taken' },
    { type: 'proceeding is chosen' },
    { type: 'the notice is closed' },
    { type: 'the practice submission is chosen' },
    { type: 'the return is read again', filing: answered },
    { type: 'the return is read again', filing: null },
    { type: 'the documents are read', documents: [] },
    ...[started, joint, withPartner, withIncome, answered, jointAndAnswered, completed].map(saved),
    saved({ ...answered, incomeData: null }),
    saved({ ...answered, deductionsData: null }),
    succeeded({ kind: 'overtaken', filing: { ...answered, version: 9 } }),
    succeeded({ kind: 'closed', filing: completed }),
    {
      type: 'xstate.done.actor.saveStep',
      output: { kind: 'failed', failure: { kind: 'unreachable', status: null, message: 'no network' } },
    },
  ],
  remember: ({ context: { step, filing, latest } }) => {
    const facts = ({ isJointFiling, completed: done, partnerData, incomeData, deductionsData }: TaxFiling) => [
      isJointFiling,
      done,
      partnerData !== null,
      incomeData !== null,
      deductionsData !== null,
    ]
    return [step, filing && facts(filing), latest && facts(latest)]
  },
})
