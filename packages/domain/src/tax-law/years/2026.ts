import { euros, percent } from '../rounding.ts'
import type { YearRules } from '../year-rules.ts'

export const rules2026: YearRules = {
  year: 2026,
  lawDate: '2026-02-21',
  age: { pensionBefore: '1959-01-01', under: '1960-01-01' },
  box1: {
    under: [
      { upTo: euros(38_883), rate: percent('35.75') },
      { upTo: euros(78_426), rate: percent('37.56') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    pension: [
      { upTo: euros(38_883), rate: percent('17.85') },
      { upTo: euros(78_426), rate: percent('37.56') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    bornBefore1946UpTo: euros(41_123),
    premiums: { under: percent('27.65'), pension: percent('9.75') },
    source: { article: '2.10', standing: 'recomputed' },
  },
  rateAdjustment: { rate: percent('11.94'), source: { article: '2.10', standing: 'confirmed' } },
  home: {
    steps: [
      { upTo: euros(12_500), rate: percent('0') },
      { upTo: euros(25_000), rate: percent('0.1') },
      { upTo: euros(50_000), rate: percent('0.2') },
      { upTo: euros(75_000), rate: percent('0.25') },
      { upTo: euros(1_350_000), rate: percent('0.35') },
    ],
    above: { base: euros(4_725), rate: percent('2.35') },
    source: { article: '3.112', standing: 'confirmed' },
    hillen: { rate: percent('71.867'), source: { article: '3.123a', standing: 'confirmed' } },
  },
  credits: {
    general: {
      base: 'aggregate',
      under: { max: euros(3_115), from: euros(29_736), rate: percent('6.398') },
      pension: { max: euros(1_556), from: euros(29_736), rate: percent('3.195') },
      source: { article: '8.10', standing: 'recomputed' },
    },
    labour: {
      ends: [euros(11_965), euros(25_845), euros(45_592)],
      under: {
        rates: [percent('8.324'), percent('31.009'), percent('1.95'), percent('6.51')],
        maxima: [euros(996), euros(5_300), euros(5_685)],
      },
      // The first two maxima are derived (Act 8.3–8.7): the parts for tax and for premiums, each rounded up.
      pension: {
        rates: [percent('4.156'), percent('15.483'), percent('0.974'), percent('3.25')],
        maxima: [euros(498), euros(2_647), euros(2_840)],
      },
      source: { article: '8.11', standing: 'recomputed' },
    },
    combination: {
      from: euros(6_239),
      under: { max: euros(3_032), rate: percent('11.45') },
      source: { article: '8.14a', standing: 'confirmed' },
    },
    elderly: {
      max: euros(2_067),
      from: euros(46_002),
      rate: percent('15'),
      source: { article: '8.17', standing: 'recomputed' },
    },
    singleElderly: { amount: euros(540), source: { article: '8.18', standing: 'confirmed' } },
    youngDisabled: { amount: euros(923), source: { article: '8.16a', standing: 'confirmed' } },
    green: {
      exempt: euros(26_715),
      rate: percent('0.1'),
      source: { article: '8.19', standing: 'act' },
    },
    payout: {
      generalBornBefore1963: percent('100'),
      generalBornLater: percent('0'),
      labourAndCombination: percent('0'),
      source: { article: '8.9', standing: 'act' },
    },
  },
  box2: {
    brackets: [
      { upTo: euros(68_843), rate: percent('24.5') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('31') },
    ],
    source: { article: '2.12', standing: 'confirmed' },
  },
  box3: {
    rate: percent('36'),
    allowance: euros(59_357),
    debtThreshold: euros(3_800),
    provisional: { bank: percent('1.28'), other: percent('6'), debt: percent('2.7') },
    actualReturnOn: 'return',
    shareDecimals: 2,
    rounding: 'euros',
    source: { article: '5.2', standing: 'provisional' },
  },
  healthcare: {
    lowIncome: { single: euros(9_680), partners: euros(19_360) },
    lowThreshold: { single: euros(166), partners: euros(332) },
    rate: percent('1.65'),
    upTo: euros(51_411),
    thresholdThere: euros(848),
    rateAbove: percent('5.75'),
    increase: { incomeUpTo: euros(41_123), under: percent('40'), pension: percent('113') },
    source: { article: '6.20', standing: 'confirmed' },
  },
  gifts: {
    threshold: { least: euros(60), rate: percent('1') },
    most: percent('10'),
    cultural: { rate: percent('25'), most: euros(1_250), eachPartner: false },
    periodicMost: euros(1_500_000),
    source: { article: '6.39', standing: 'confirmed' },
  },
  ruling: {
    salaryNorm: euros(48_013),
    wageCap: euros(262_000),
    nonResidentChoice: 'had-before-2024',
    source: { article: 'Wet LB 1964, art. 31a; Uitvoeringsbesluit LB 1965, art. 10eb', standing: 'one-source' },
  },
  settlement: {
    charged: euros(58),
    refunded: euros(18),
    source: { article: '9.4', standing: 'act' },
  },
}
