import { describePaths } from '../path-coverage/index.ts'
import { calculatorMachine } from './index.ts'

describePaths(calculatorMachine, {
  inputs: [{}, { tab: 'detailed' }, { fields: { salary: '45.000' } }, { fields: { salary: '-1' } }],
  events: [
    { type: 'the amounts are given', fields: { salary: '45.000' } },
    { type: 'the amounts are given', fields: { salary: '-1' } },
    { type: 'the amounts are given', fields: { salary: '45.000', mortgageInterest: '-5' } },
    { type: 'the basic tab is chosen' },
    { type: 'the detailed tab is chosen' },
  ],
})
