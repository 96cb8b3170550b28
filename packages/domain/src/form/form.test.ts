import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRealDate, readFields, showFields } from './index.ts'

const kinds = {
  name: 'text',
  email: 'optional-text',
  amount: 'euros',
  year: 'whole-number',
  agreed: 'tick',
  born: 'date',
} as const

describe('a posted form', () => {
  test('is read control by control', () =>
    expect(
      readFields(kinds, {
        name: ' Sanne ',
        email: ' s@example.org ',
        amount: '1.234,56',
        year: ' 2024 ',
        agreed: 'on',
        'born-day': '5',
        'born-month': '1',
        'born-year': '1990',
        unknown: 'x',
      }),
    ).toEqual({
      name: 'Sanne',
      email: 's@example.org',
      amount: 1234.56,
      year: 2024,
      agreed: true,
      born: '1990-01-05',
    }))

  test('blank controls: text stays blank, what is optional is left out', () =>
    expect(readFields(kinds, {})).toEqual({ name: '', amount: 0, year: Number.NaN, agreed: false }))

  test.each([
    ['on', true],
    ['true', true],
    ['yes', true],
    ['1', true],
    ['off', false],
    ['', false],
    ['0', false],
  ])('a tick of %j is %s', (text, isTicked) =>
    expect(readFields({ agreed: 'tick' }, { agreed: text })).toEqual({ agreed: isTicked }),
  )

  test.each([
    ['2024', 2024],
    ['2024.5', Number.NaN],
    ['-1', Number.NaN],
    ['twee', Number.NaN],
    ['', Number.NaN],
  ])('a whole number of %j is %d', (text, year) =>
    expect(readFields({ year: 'whole-number' }, { year: text })).toEqual({ year }),
  )
})

describe('a date of three controls', () => {
  const read = (day: string, month: string, year: string) =>
    readFields({ born: 'date' }, { 'born-day': day, 'born-month': month, 'born-year': year }).born
  test.each([
    ['1', '2', '1990', '1990-02-01', true],
    ['29', '2', '2024', '2024-02-29', true],
    ['29', '2', '2023', '2023-02-29', false],
    ['31', '4', '1990', '1990-04-31', false],
    ['', '2', '1990', '1990-02-00', false],
    ['1', '13', '1990', '1990-13-01', false],
    ['1', '1', '85', '0085-01-01', false],
    ['een', '1', '1990', '1990-01-een', false],
    ['1', '1', '19901', '19901-01-01', false],
  ])('%s %s %s', (day, month, year, text, isReal) => {
    const date = String(read(day, month, year))
    expect([date, isRealDate(date)]).toEqual([text, isReal])
  })

  test('all blank is no date', () => expect(read('', ' ', '')).toBeUndefined())

  test('every real day reads back', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10)
          const [year = '', month = '', day = ''] = text.split('-')
          expect([read(String(Number(day)), String(Number(month)), year), isRealDate(text)]).toEqual([text, true])
        },
      ),
    ))
})

describe('values as a form shows them', () => {
  const kinds = {
    name: 'text',
    nickname: 'optional-text',
    amount: 'euros',
    year: 'whole-number',
    agreed: 'tick',
    born: 'date',
  } as const
  const values = { name: 'Sam', amount: 1234.5, year: 2024, agreed: true, born: '1990-02-03' }

  test('by control', () =>
    expect(showFields(kinds, values)).toEqual({
      name: 'Sam',
      nickname: '',
      amount: '1.234,50',
      year: '2024',
      agreed: 'on',
      'born-day': '3',
      'born-month': '2',
      'born-year': '1990',
    }))

  test('are read back', () => expect(readFields(kinds, showFields(kinds, values))).toEqual(values))

  test('are blank where there is none', () => {
    const { agreed, ...blank } = showFields(kinds, {})
    expect([agreed, [...new Set(Object.values(blank))]]).toEqual(['', ['']])
  })
})
