import { euros, percent } from '../rounding.ts'
import type { YearRules } from '../year-rules.ts'

export const rules2023: YearRules = {
  year: 2023,
  lawDate: '2023-01-01',
  age: { pensionBefore: '1956-06-01', under: '1957-03-01' },
  box1: {
    under: [
      { upTo: euros(37_149), rate: percent('36.93') },
      { upTo: euros(73_031), rate: percent('36.93') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    pension: [
      { upTo: euros(37_149), rate: percent('19.03') },
      { upTo: euros(73_031), rate: percent('36.93') },
      { upTo: Number.POSITIVE_INFINITY, rate: percent('49.5') },
    ],
    bornBefore1946UpTo: euros(38_703),
    premiums: { under: percent('27.65'), pension: percent('9.75') },
    source: { article: '2.10', standing: 'recomputed' },
  },
  rateAdjustment: { rate: percent('12.57'), source: { article: '2.10', standing: 'confirmed' } },
  home: {
    steps: [
      { upTo: euros(12_500), rate: percent('0') },
      { upTo: euros(25_000), rate: percent('0.1') },
      { upTo: euros(50_000), rate: percent('0.2') },
      { upTo: euros(75_000), rate: percent('0.25') },
      { upTo: euros(1_200_000), rate: percent('0.35') },
    ],
    above: { base: euros(4_200), rate: percent('2.35') },
    source: { article: '3.112', standing: 'confirmed' },
    hillen: { rate: percent('83.333'), source: { article: '3.123a', standing: 'confirmed' } },
  },
  credits: {
    general: {
      base: 'box1',
      under: { max: euros(3_070), from: euros(22_660), rate: percent('6.095') },
      pension: { max: euros(1_583), from: euros(22_660), rate: percent('3.141') },
      source: { article: '8.10', standing: 'recomputed' },
    },
    labour: {
      ends: [euros(10_740), euros(23_200), euros(37_691)],
      under: {
        rates: [percent('8.231'), percent('29.861'), percent('3.085'), percent('6.51')],
        maxima: [euros(884), euros(4_605), euros(5_052)],
      },
      // The first two maxima are derived (Act 8.3–8.7): the parts for tax and for premiums, each rounded up.
      pension: {
        rates: [percent('4.241'), percent('15.388'), percent('1.589'), percent('3.355')],
        maxima: [euros(457), euros(2_374), euros(2_604)],
      },
      source: { article: '8.11', standing: 'recomputed' },
    },
    combination: {
      from: euros(5_547),
      under: { max: euros(2_694), rate: percent('11.45') },
      pension: { max: euros(1_389), rate: percent('5.9') },
      source: { article: '8.14a', standing: 'act' },
    },
    elderly: {
      max: euros(1_835),
      from: euros(40_888),
      rate: percent('15'),
      source: { article: '8.17', standing: 'recomputed' },
    },
    singleElderly: { amount: euros(478), source: { article: '8.18', standing: 'act' } },
    youngDisabled: { amount: euros(820), source: { article: '8.16a', standing: 'act' } },
    green: {
      exempt: euros(65_072),
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
    brackets: [{ upTo: Number.POSITIVE_INFINITY, rate: percent('26.9') }],
    source: { article: '2.12', standing: 'confirmed' },
  },
  box3: {
    rate: percent('32'),
    allowance: euros(57_000),
    debtThreshold: euros(3_400),
    final: { bank: percent('0.92'), other: percent('6.17'), debt: percent('2.46') },
    provisional: { bank: percent('0.36'), other: percent('6.17'), debt: percent('2.57') },
    actualReturnOn: 'form',
    shareDecimals: 2,
    rounding: 'cents',
    source: { article: '5.2', standing: 'confirmed' },
  },
  healthcare: {
    lowIncome: { single: euros(8_603), partners: euros(17_206) },
    lowThreshold: { single: euros(149), partners: euros(298) },
    rate: percent('1.65'),
    upTo: euros(45_695),
    thresholdThere: euros(753),
    rateAbove: percent('5.75'),
    increase: { incomeUpTo: euros(38_703), under: percent('40'), pension: percent('113') },
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
    salaryNorm: euros(41_954),
    wageCap: Number.POSITIVE_INFINITY,
    nonResidentChoice: 'everyone',
    source: { article: 'Wet LB 1964, art. 31a; Uitvoeringsbesluit LB 1965, art. 10eb', standing: 'one-source' },
  },
  settlement: {
    charged: euros(51),
    refunded: euros(16),
    source: { article: '9.4', standing: 'act' },
  },
}
