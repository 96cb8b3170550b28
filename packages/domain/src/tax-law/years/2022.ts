import { euros, percent } from '../rounding.ts'
import type { YearRules } from '../year-rules.ts'

export const rules2022: YearRules = {
  year: 2022,
  lawDate: '2022-04-01',
  age: { pensionBefore: '1955-09-01', under: '1956-06-01' },
  box1: {
    under: [
      { upTo: euros(35_472), rate: percent('37.07') },
      { upTo: euros(69_398), rate: percent('37.07') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    pension: [
      { upTo: euros(35_472), rate: percent('19.17') },
      { upTo: euros(69_398), rate: percent('37.07') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    bornBefore1946UpTo: euros(36_409),
    premiums: { under: percent('27.65'), pension: percent('9.75') },
    source: { article: '2.10', standing: 'recomputed' },
  },
  rateAdjustment: { rate: percent('9.5'), source: { article: '2.10', standing: 'act' } },
  home: {
    steps: [
      { upTo: euros(12_500), rate: percent('0') },
      { upTo: euros(25_000), rate: percent('0.15') },
      { upTo: euros(50_000), rate: percent('0.25') },
      { upTo: euros(75_000), rate: percent('0.35') },
      { upTo: euros(1_130_000), rate: percent('0.45') },
    ],
    above: { base: euros(5_085), rate: percent('2.35') },
    source: { article: '3.112', standing: 'confirmed' },
    hillen: { rate: percent('86.667'), source: { article: '3.123a', standing: 'act' } },
  },
  credits: {
    general: {
      base: 'box1',
      under: { max: euros(2_888), from: euros(21_317), rate: percent('6.007') },
      pension: { max: euros(1_494), from: euros(21_317), rate: percent('3.106') },
      source: { article: '8.10', standing: 'recomputed' },
    },
    labour: {
      ends: [euros(10_350), euros(22_356), euros(36_649)],
      under: {
        rates: [percent('4.541'), percent('28.461'), percent('2.61'), percent('5.86')],
        maxima: [euros(470), euros(3_887), euros(4_260)],
      },
      // The first two maxima are derived (Act 8.3–8.7): the parts for tax and for premiums, each rounded up.
      pension: {
        rates: [percent('2.351'), percent('14.732'), percent('1.351'), percent('3.033')],
        maxima: [euros(244), euros(2_011), euros(2_204)],
      },
      source: { article: '8.11', standing: 'recomputed' },
    },
    combination: {
      from: euros(5_219),
      under: { max: euros(2_534), rate: percent('11.45') },
      source: { article: '8.14a', standing: 'act' },
    },
    elderly: {
      max: euros(1_726),
      from: euros(38_464),
      rate: percent('15'),
      source: { article: '8.17', standing: 'recomputed' },
    },
    singleElderly: { amount: euros(449), source: { article: '8.18', standing: 'act' } },
    youngDisabled: { amount: euros(771), source: { article: '8.16a', standing: 'act' } },
    green: {
      exempt: euros(61_215),
      rate: percent('0.7'),
      source: { article: '8.19', standing: 'one-source' },
    },
    payout: {
      generalBornBefore1963: percent('100'),
      generalBornLater: percent('6.667'),
      labourAndCombination: percent('6.667'),
      source: { article: '8.9', standing: 'act' },
    },
  },
  box2: {
    brackets: [{ upTo: Number.POSITIVE_INFINITY, rate: percent('26.9') }],
    source: { article: '2.12', standing: 'confirmed' },
  },
  box3: {
    rate: percent('31'),
    allowance: euros(50_650),
    debtThreshold: euros(3_200),
    final: { bank: percent('0'), other: percent('5.53'), debt: percent('2.28') },
    actualReturnOn: 'form',
    shareDecimals: 2,
    rounding: 'cents',
    // 67/33, 21/79 and 0/100 of savings and investments.
    oldMethod: [
      { upTo: euros(50_650), rate: percent('1.818') },
      { upTo: euros(962_350), rate: percent('4.366') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('5.53') },
    ],
    source: { article: '5.2', standing: 'confirmed' },
  },
  healthcare: {
    lowIncome: { single: euros(8_093), partners: euros(16_186) },
    lowThreshold: { single: euros(141), partners: euros(282) },
    rate: percent('1.65'),
    upTo: euros(42_986),
    thresholdThere: euros(709),
    rateAbove: percent('5.75'),
    increase: { incomeUpTo: euros(36_409), under: percent('40'), pension: percent('113') },
    source: { article: '6.20', standing: 'confirmed' },
  },
  gifts: {
    threshold: { least: euros(60), rate: percent('1') },
    most: percent('10'),
    cultural: { rate: percent('25'), most: euros(1_250), eachPartner: true },
    periodicMost: Number.POSITIVE_INFINITY,
    source: { article: '6.39', standing: 'confirmed' },
  },
  ruling: {
    salaryNorm: euros(39_467),
    wageCap: Number.POSITIVE_INFINITY,
    nonResidentChoice: 'everyone',
    source: { article: 'Wet LB 1964, art. 31a; Uitvoeringsbesluit LB 1965, art. 10eb', standing: 'one-source' },
  },
  settlement: {
    charged: euros(48),
    refunded: euros(15),
    source: { article: '9.4', standing: 'act' },
  },
}
