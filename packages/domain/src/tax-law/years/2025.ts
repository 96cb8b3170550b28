import { euros, percent } from '../rounding.ts'
import type { YearRules } from '../year-rules.ts'

export const rules2025: YearRules = {
  year: 2025,
  lawDate: '2025-01-01',
  age: { pensionBefore: '1958-01-01', under: '1959-01-01' },
  box1: {
    under: [
      { upTo: euros(38_441), rate: percent('35.82') },
      { upTo: euros(76_817), rate: percent('37.48') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    pension: [
      { upTo: euros(38_441), rate: percent('17.92') },
      { upTo: euros(76_817), rate: percent('37.48') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    bornBefore1946UpTo: euros(40_502),
    premiums: { under: percent('27.65'), pension: percent('9.75') },
    source: { article: '2.10', standing: 'recomputed' },
  },
  rateAdjustment: { rate: percent('12.02'), source: { article: '2.10', standing: 'confirmed' } },
  home: {
    steps: [
      { upTo: euros(12_500), rate: percent('0') },
      { upTo: euros(25_000), rate: percent('0.1') },
      { upTo: euros(50_000), rate: percent('0.2') },
      { upTo: euros(75_000), rate: percent('0.25') },
      { upTo: euros(1_330_000), rate: percent('0.35') },
    ],
    above: { base: euros(4_655), rate: percent('2.35') },
    source: { article: '3.112', standing: 'act' },
    hillen: { rate: percent('76.667'), source: { article: '3.123a', standing: 'confirmed' } },
  },
  credits: {
    general: {
      base: 'aggregate',
      under: { max: euros(3_068), from: euros(28_406), rate: percent('6.337') },
      pension: { max: euros(1_536), from: euros(28_406), rate: percent('3.17') },
      source: { article: '8.10', standing: 'recomputed' },
    },
    labour: {
      ends: [euros(12_169), euros(26_288), euros(43_071)],
      under: {
        rates: [percent('8.053'), percent('30.03'), percent('2.258'), percent('6.51')],
        maxima: [euros(980), euros(5_220), euros(5_599)],
      },
      // The first two maxima are derived (Act 8.3–8.7): the parts for tax and for premiums, each rounded up.
      pension: {
        rates: [percent('4.029'), percent('15.023'), percent('1.13'), percent('3.257')],
        maxima: [euros(491), euros(2_612), euros(2_802)],
      },
      source: { article: '8.11', standing: 'recomputed' },
    },
    combination: {
      from: euros(6_145),
      under: { max: euros(2_986), rate: percent('11.45') },
      source: { article: '8.14a', standing: 'act' },
    },
    elderly: {
      max: euros(2_035),
      from: euros(45_308),
      rate: percent('15'),
      source: { article: '8.17', standing: 'recomputed' },
    },
    singleElderly: { amount: euros(531), source: { article: '8.18', standing: 'act' } },
    youngDisabled: { amount: euros(909), source: { article: '8.16a', standing: 'act' } },
    green: {
      exempt: euros(26_312),
      rate: percent('0.1'),
      source: { article: '8.19', standing: 'one-source' },
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
      { upTo: euros(67_804), rate: percent('24.5') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('31') },
    ],
    source: { article: '2.12', standing: 'confirmed' },
  },
  box3: {
    rate: percent('36'),
    allowance: euros(57_684),
    debtThreshold: euros(3_800),
    final: { bank: percent('1.37'), other: percent('5.88'), debt: percent('2.7') },
    provisional: { bank: percent('1.44'), other: percent('5.88'), debt: percent('2.62') },
    actualReturnOn: 'return',
    shareDecimals: 2,
    rounding: 'euros',
    source: { article: '5.2', standing: 'confirmed' },
  },
  healthcare: {
    lowIncome: { single: euros(9_534), partners: euros(19_068) },
    lowThreshold: { single: euros(164), partners: euros(328) },
    rate: percent('1.65'),
    upTo: euros(50_635),
    thresholdThere: euros(835),
    rateAbove: percent('5.75'),
    increase: { incomeUpTo: euros(40_502), under: percent('40'), pension: percent('113') },
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
    salaryNorm: euros(46_660),
    wageCap: euros(246_000),
    nonResidentChoice: 'had-before-2024',
    source: { article: 'Wet LB 1964, art. 31a; Uitvoeringsbesluit LB 1965, art. 10eb', standing: 'one-source' },
  },
  settlement: {
    charged: euros(57),
    refunded: euros(18),
    source: { article: '9.4', standing: 'confirmed' },
  },
}
