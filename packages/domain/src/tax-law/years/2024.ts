import { euros, percent } from '../rounding.ts'
import type { YearRules } from '../year-rules.ts'

export const rules2024: YearRules = {
  year: 2024,
  lawDate: '2024-01-01',
  age: { pensionBefore: '1957-03-01', under: '1958-01-01' },
  box1: {
    under: [
      { upTo: euros(38_098), rate: percent('36.97') },
      { upTo: euros(75_518), rate: percent('36.97') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    pension: [
      { upTo: euros(38_098), rate: percent('19.07') },
      { upTo: euros(75_518), rate: percent('36.97') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    bornBefore1946UpTo: euros(40_021),
    premiums: { under: percent('27.65'), pension: percent('9.75') },
    source: { article: '2.10', standing: 'recomputed' },
  },
  rateAdjustment: { rate: percent('12.53'), source: { article: '2.10', standing: 'confirmed' } },
  home: {
    steps: [
      { upTo: euros(12_500), rate: percent('0') },
      { upTo: euros(25_000), rate: percent('0.1') },
      { upTo: euros(50_000), rate: percent('0.2') },
      { upTo: euros(75_000), rate: percent('0.25') },
      { upTo: euros(1_310_000), rate: percent('0.35') },
    ],
    above: { base: euros(4_585), rate: percent('2.35') },
    source: { article: '3.112', standing: 'confirmed' },
    hillen: { rate: percent('80'), source: { article: '3.123a', standing: 'confirmed' } },
  },
  credits: {
    general: {
      base: 'box1',
      under: { max: euros(3_362), from: euros(24_812), rate: percent('6.63') },
      pension: { max: euros(1_735), from: euros(24_812), rate: percent('3.42') },
      source: { article: '8.10', standing: 'recomputed' },
    },
    labour: {
      ends: [euros(11_490), euros(24_820), euros(39_957)],
      under: {
        rates: [percent('8.425'), percent('31.433'), percent('2.471'), percent('6.51')],
        maxima: [euros(968), euros(5_158), euros(5_532)],
      },
      // The first two maxima are derived (Act 8.3–8.7): the parts for tax and for premiums, each rounded up.
      pension: {
        rates: [percent('4.346'), percent('16.214'), percent('1.275'), percent('3.358')],
        maxima: [euros(501), euros(2_662), euros(2_854)],
      },
      source: { article: '8.11', standing: 'recomputed' },
    },
    combination: {
      from: euros(6_073),
      under: { max: euros(2_950), rate: percent('11.45') },
      pension: { max: euros(1_520), rate: percent('5.9') },
      source: { article: '8.14a', standing: 'act' },
    },
    elderly: {
      max: euros(2_010),
      from: euros(44_770),
      rate: percent('15'),
      source: { article: '8.17', standing: 'recomputed' },
    },
    singleElderly: { amount: euros(524), source: { article: '8.18', standing: 'act' } },
    youngDisabled: { amount: euros(898), source: { article: '8.16a', standing: 'act' } },
    green: {
      exempt: euros(71_251),
      rate: percent('0.7'),
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
      { upTo: euros(67_000), rate: percent('24.5') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('33') },
    ],
    source: { article: '2.12', standing: 'confirmed' },
  },
  box3: {
    rate: percent('36'),
    allowance: euros(57_000),
    debtThreshold: euros(3_700),
    final: { bank: percent('1.44'), other: percent('6.04'), debt: percent('2.61') },
    provisional: { bank: percent('1.03'), other: percent('6.04'), debt: percent('2.47') },
    actualReturnOn: 'form',
    shareDecimals: 3,
    rounding: 'euros',
    source: { article: '5.2', standing: 'confirmed' },
  },
  healthcare: {
    lowIncome: { single: euros(9_420), partners: euros(18_840) },
    lowThreshold: { single: euros(163), partners: euros(326) },
    rate: percent('1.65'),
    upTo: euros(50_034),
    thresholdThere: euros(825),
    rateAbove: percent('5.75'),
    increase: { incomeUpTo: euros(40_021), under: percent('40'), pension: percent('113') },
    source: { article: '6.20', standing: 'confirmed' },
  },
  gifts: {
    threshold: { least: euros(60), rate: percent('1') },
    most: percent('10'),
    cultural: { rate: percent('25'), most: euros(1_250), eachPartner: false },
    periodicMost: euros(250_000),
    source: { article: '6.39', standing: 'confirmed' },
  },
  ruling: {
    salaryNorm: euros(46_107),
    wageCap: euros(233_000),
    nonResidentChoice: 'everyone',
    source: { article: 'Wet LB 1964, art. 31a; Uitvoeringsbesluit LB 1965, art. 10eb', standing: 'one-source' },
  },
  settlement: {
    charged: euros(56),
    refunded: euros(18),
    source: { article: '9.4', standing: 'confirmed' },
  },
}
