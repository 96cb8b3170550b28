import { expect, test } from 'vitest'
import { taxYears } from '../tax-law/index.ts'
import { canBeSent, replyTo, type TopicId, topicAnswer, topicIn, topics, yearIn } from './index.ts'

test.each([
  ['Should I invest?', 'invest'],
  ['INVESTMENTS and tax', 'invest'],
  ['tax on my house', 'tax'],
  ['my mortgage', 'mortgage'],
  ['Buying a house and saving', 'mortgage'],
  ['how to save', 'save'],
  ['Saving plans', 'save'],
  ['hello', 'more'],
  ['', 'more'],
  ['Ik wil beleggen', 'invest'],
  ['mijn aangifte', 'tax'],
  ['de hypotheekrente', 'mortgage'],
  ['spaargeld', 'save'],
  ['sparen of tax', 'tax'],
])('%j gets the reply about %s', (message, reply) => expect(replyTo(message)).toBe(reply))

test.each([
  ['hi', true],
  [' \n', false],
  ['', false],
])('%j can be sent: %s', (message, expected) => expect(canBeSent(message)).toBe(expected))

test.each<[string, string]>([
  ['What is the deadline?', 'deadline'],
  ['Hoe hoog is het eigenwoningforfait?', 'notionalHomeValue'],
  ['WOZ van mijn woning', 'notionalHomeValue'],
  ['the 30% ruling', 'ruling'],
  ['arbeidskorting in 2023', 'labourCredit'],
  ['combinatiekorting', 'combinationCredit'],
  ['alleenstaandeouderenkorting', 'singleElderlyCredit'],
  ['ouderenkorting', 'elderlyCredit'],
  ['Wajong', 'youngDisabledCredit'],
  ['groene korting', 'greenCredit'],
  ['algemene heffingskorting', 'generalCredit'],
  ['the tax credit for work', 'tax'],
  ['deadline of my tax return', 'tax'],
  ['belasting en arbeidskorting', 'labourCredit'],
])('%j is answered about %s: the specified words win', (message, reply) => expect(replyTo(message)).toBe(reply))

test.each([
  ['the tax credit for work', 'labourCredit'],
  ['the employment tax credit', 'labourCredit'],
  ['which tax credit do I get?', 'generalCredit'],
  ['deadline of my tax return', 'deadline'],
  ['WOZ value of my house', 'notionalHomeValue'],
  ['what about tax?', null],
])('%j is about %s, whatever the general reply', (message, topic) => expect(topicIn(message)).toBe(topic))

test.each([
  ['arbeidskorting 2023', 2023],
  ['in 1999 or 2025?', 2025],
  ['in 120245', null],
  ['nothing', null],
])('%j names the year %s', (message, year) => expect(yearIn(message)).toBe(year))

test('every answer has its figures, in both languages and every year', () => {
  const all = (Object.keys(topics) as TopicId[]).flatMap((id) => taxYears.map((year) => topicAnswer(id, year)))
  expect(all.filter(({ en, nl }) => /[{}]|NaN|Infinity|undefined/.test(en + nl))).toEqual([])
  expect(topicAnswer('labourCredit', 2024).nl).toBe(
    'In 2024 is de arbeidskorting hoogstens €\u00a05.532. Boven een arbeidsinkomen van €\u00a039.957 daalt ze met 6,51% van het meerdere.',
  )
  expect(topicAnswer('deadline', 2024).en).toContain('by 1 May 2025')
  expect(topicAnswer('elderlyCredit', 2022).en).toContain('€\u00a01.726')
})
