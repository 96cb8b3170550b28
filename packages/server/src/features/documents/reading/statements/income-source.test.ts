import { sureEnough } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { readStatements } from '../read-statements.ts'

const statement = (title: string, payer: string, ...others: readonly string[]): readonly Placed[] => [
  [payer, 60, 40, 12],
  [title, 60, 70, 18],
  ['Fiscaal loon', 60, 120],
  ['20.535,80', 440, 120],
  ['Ingehouden loonheffing', 60, 140],
  ['1.914,00', 440, 140],
  ...others.map((text, at): Placed => [text, 60, 170 + at * 18]),
]
const sourcesOf = (texts: readonly Placed[]) =>
  readStatements([pageOf(texts)], 'income_statement').statements.map((one) =>
    one.kind === 'income_statement' ? one.source : null,
  )

it.each([
  ['Jaaropgaaf 2024', 'Stichting Pensioenfonds Metaalpunt', 'pension'],
  ['Jaaropgaaf 2024', 'Sociale Verzekeringsbank', 'pension'],
  ['Jaaropgave AOW 2024', 'Postbus 1', 'pension'],
  ['Jaaropgaaf 2024', 'UWV', 'benefit'],
  ['Jaaropgaaf 2024', 'Bakkerij De Korenaar B.V.', 'wage'],
])('%s of %s is of a %s', (title, payer, source) => expect(sourcesOf(statement(title, payer))).toEqual([source]))

it.each([
  ['a labour credit', 'Verrekende arbeidskorting € 3.812,00'],
  ['an employment', 'Dienstverband 01-01-2024 t/m 31-12-2024'],
  ['a benefit for a birth', 'WAZO-uitkering'],
])('with %s it is of wages, whoever pays', (_, text) =>
  expect(sourcesOf(statement('Jaaropgaaf 2024', 'Stichting Pensioenfonds Metaalpunt', text))).toEqual(['wage']),
)

const readOf = (texts: readonly Placed[]) => {
  const [read] = readStatements([pageOf(texts)], 'income_statement').statements
  if (read?.kind !== 'income_statement') throw new Error('no income statement')
  const { source, isOfWork = false, evidence } = read
  return { source, isOfWork, isSure: (evidence.salary?.confidence ?? 0) >= sureEnough }
}

const sick = 'Jaaropgaaf 2024 Ziektewet-uitkering'
it.each<[string, readonly Placed[], ReturnType<typeof readOf>]>([
  [
    'with a labour credit it is a wage',
    statement(sick, 'UWV', 'Verrekende arbeidskorting € 1.380,00'),
    { source: 'wage', isOfWork: true, isSure: true },
  ],
  [
    'with none applied it is a benefit',
    statement(sick, 'UWV', 'Verrekende arbeidskorting € 0,00'),
    { source: 'benefit', isOfWork: false, isSure: true },
  ],
  [
    'also in whole euros',
    statement(sick, 'UWV', 'Arb. korting  €0'),
    { source: 'benefit', isOfWork: false, isSure: true },
  ],
  [
    'as the kind of what is paid, too',
    statement('Jaaropgaaf 2024', 'UWV', 'Soort uitkering  Ziektewet (ZW)', 'Verrekende arbeidskorting € 0,00'),
    { source: 'benefit', isOfWork: false, isSure: true },
  ],
  [
    'with the credit under its name',
    [
      ...statement(sick, 'UWV'),
      ['Verrekende arbeidskorting', 60, 190],
      ['Ingehouden bijdrage Zvw', 320, 190],
      ['1.380,00', 150, 210],
      ['0,00', 440, 210],
    ],
    { source: 'wage', isOfWork: true, isSure: true },
  ],
  ['where it does not say it is asked', statement(sick, 'UWV'), { source: 'benefit', isOfWork: false, isSure: false }],
  [
    'whoever pays',
    statement('Jaaropgaaf 2024', 'Verzuimbureau Noord', 'Uitkering Ziektewet'),
    { source: 'benefit', isOfWork: false, isSure: false },
  ],
  [
    'whose words of work are of what was',
    statement(sick, 'UWV', 'Laatste dienstverband Bakkerij De Korenaar B.V.'),
    { source: 'benefit', isOfWork: false, isSure: false },
  ],
  [
    'but not where its place in the return is named',
    statement('Jaaropgaaf 2024', 'UWV', 'Vul dit in bij loon en ziektewet-uitkeringen'),
    { source: 'benefit', isOfWork: false, isSure: true },
  ],
  [
    'but not where a wage is insured by it',
    statement('Jaaropgaaf 2024', 'Bakkerij De Korenaar B.V.', 'Verzekerd voor ZW, WW en WIA'),
    { source: 'wage', isOfWork: false, isSure: true },
  ],
])('of a benefit in sickness %s', (_, texts, expected) => expect(readOf(texts)).toEqual(expected))

it('a premium for a pension makes no pension of a wage', () =>
  expect(
    sourcesOf(statement('Jaaropgaaf 2024', 'Bakkerij De Korenaar B.V.', 'Pensioenpremie Pensioenfonds Zorg € 812,00')),
  ).toEqual(['wage']))

const lifeInsurer = 'Eikenkroon Levensverzekering N.V.'
it.each([
  ['the kind of what is paid', 'Jaaropgave 2024', lifeInsurer, 'Soort uitkering  Ouderdomspensioen'],
  ['the kind of an annuity', 'Jaaropgave uitkering 2024', 'Eikenkroon', 'Soort uitkering: Lijfrente'],
  ['what it is paid from', 'Jaaropgave 2024', 'Eikenkroon', 'Uitkering uit uw lijfrenteverzekering'],
  ['a policy of an insurer', 'Jaaropgave 2024', lifeInsurer, 'Polisnummer 20.118.774'],
  ['the name of who pays', 'Jaaropgave 2024', 'Waardebank, Waarde Lijfrente Uitkering', 'Loonheffingskorting nee'],
  ['its title, after the year', 'Jaaropgave 2024 partnerpensioen', 'Eikenkroon', 'Loonheffingskorting nee'],
  ['its title, in a letter', 'Betreft: jaaropgave lijfrente-uitkering 2024', 'Eikenkroon', 'Loonheffingskorting nee'],
  ['its title, in English', 'Annuity payments 2024', 'Eikenkroon', 'Loonheffingskorting nee'],
])('by %s it is of a pension, whoever pays', (_, title, payer, text) =>
  expect(sourcesOf(statement(title, payer, text))).toEqual(['pension']),
)

it.each([
  ['an insurer has people in service', 'Jaaropgave 2024', lifeInsurer, 'Loonheffingskorting toegepast: ja'],
  ['their credit is on it', 'Jaaropgave 2024', lifeInsurer, 'Arbeidskorting € 3.812,00', 'Polisnummer 20.118.774'],
  ['it is ill people who are paid', 'Jaaropgave 2024', lifeInsurer, 'Arbeidsongeschiktheid', 'Polisnummer 20.118.774'],
  [
    'a premium is paid towards it',
    'Jaaropgave 2024',
    'Bakkerij De Korenaar B.V.',
    'Premie partnerpensioenuitkering 81,20',
  ],
  ['a column is called so', 'Jaaropgave 2024', 'Bakkerij De Korenaar B.V.', 'Ouderdomspensioen 812,00'],
  [
    'a sentence explains it',
    'Jaaropgave 2024',
    'Bakkerij De Korenaar B.V.',
    'Een lijfrente-uitkering vult u apart in.',
  ],
])('where %s it is of wages', (_, title, payer, ...texts) =>
  expect(sourcesOf(statement(title, payer, ...texts))).toEqual(['wage']),
)

it('the letters of a postcode are no benefit in sickness', () =>
  expect(sourcesOf(statement('Jaaropgave AOW-pensioen 2024', 'Postbus 1', '8426 ZW Appelscha'))).toEqual(['pension']))
