import type { FeedItem } from './news-feed.ts'

/** A moment, the articles around it, and which of them each filter shows, in order. Times in UTC; the windows follow Amsterdam. */
export interface Moment {
  readonly name: string
  readonly now: string
  readonly articles: readonly FeedItem[]
  /** By the filter's address. */
  readonly shown: Readonly<Record<string, readonly string[]>>
}

const winterNoon: Moment = {
  name: 'a winter noon',
  now: '2026-11-21T12:00:00.000Z',
  articles: [
    // Up to a day ahead a feed's clock is wrong, and what it dates so appeared now; this is no news yet.
    { title: 'More than a day from now', at: '2026-11-22T12:00:00.001Z' },
    { title: 'This very millisecond', at: '2026-11-21T12:00:00.000Z' },
    { title: 'First of today', at: '2026-11-20T23:00:00.000Z' },
    { title: 'Last of yesterday', at: '2026-11-20T22:59:59.999Z' },
    { title: 'First of yesterday', at: '2026-11-19T23:00:00.000Z' },
    { title: 'Last of the day before', at: '2026-11-19T22:59:59.999Z' },
    { title: 'Last of the fourteenth', at: '2026-11-14T22:59:59.999Z' },
    { title: 'First of the week', at: '2026-11-14T12:00:00.000Z' },
    { title: 'Just before the week', at: '2026-11-14T11:59:59.999Z' },
    { title: 'First of the fourteenth', at: '2026-11-13T23:00:00.000Z' },
    { title: 'Last of the thirteenth', at: '2026-11-13T22:59:59.999Z' },
    // Thirty days back the clock still showed summer time: 13:00 was 11:00 UTC.
    { title: 'First of thirty days', at: '2026-10-22T11:00:00.000Z' },
    { title: 'Just before thirty days', at: '2026-10-22T10:59:59.999Z' },
  ],
  shown: {
    'range=today': ['This very millisecond', 'First of today'],
    'range=yesterday': ['Last of yesterday', 'First of yesterday'],
    // The first of each day (rank 1) come before the second (rank 2), each newest first.
    'range=this_week': [
      'This very millisecond',
      'Last of yesterday',
      'Last of the day before',
      'Last of the fourteenth',
      'First of today',
      'First of yesterday',
      'First of the week',
    ],
    'range=custom&date=2026-11-14': [
      'Last of the fourteenth',
      'First of the week',
      'Just before the week',
      'First of the fourteenth',
    ],
    'range=custom&date=2026-11-13': ['Last of the thirteenth'],
    'range=custom&date=2026-11-12': [],
    // No day chosen: the last thirty days.
    'range=custom&date=': [
      'This very millisecond',
      'Last of yesterday',
      'Last of the day before',
      'Last of the fourteenth',
      'Last of the thirteenth',
      'First of thirty days',
      'First of today',
      'First of yesterday',
      'First of the week',
      'Just before the week',
      'First of the fourteenth',
    ],
  },
}

const summerMidnight: Moment = {
  name: 'midnight in summer',
  now: '2026-07-20T22:00:00.000Z',
  articles: [
    { title: 'On the stroke of twelve', at: '2026-07-20T22:00:00.000Z' },
    { title: 'Last of yesterday', at: '2026-07-20T21:59:59.999Z' },
    { title: 'First of yesterday', at: '2026-07-19T22:00:00.000Z' },
    { title: 'Last of the day before', at: '2026-07-19T21:59:59.999Z' },
  ],
  shown: {
    'range=today': ['On the stroke of twelve'],
    'range=yesterday': ['Last of yesterday', 'First of yesterday'],
    'range=custom&date=2026-07-21': ['On the stroke of twelve'],
    'range=custom&date=2026-07-19': ['Last of the day before'],
  },
}

const beforeMidnight: Moment = {
  ...summerMidnight,
  name: 'a millisecond before midnight in summer',
  now: '2026-07-20T21:59:59.999Z',
  articles: summerMidnight.articles.slice(1),
  shown: {
    'range=today': ['Last of yesterday', 'First of yesterday'],
    'range=yesterday': ['Last of the day before'],
    'range=this_week': ['Last of yesterday', 'Last of the day before', 'First of yesterday'],
  },
}

const shortDay: Moment = {
  name: 'the day of 23 hours',
  now: '2026-03-29T10:00:00.000Z',
  articles: [
    { title: 'Summer time begins', at: '2026-03-29T01:00:00.000Z' },
    { title: 'Last of winter time', at: '2026-03-29T00:59:59.999Z' },
    { title: 'First of the short day', at: '2026-03-28T23:00:00.000Z' },
    { title: 'Last of the day before', at: '2026-03-28T22:59:59.999Z' },
    // Noon in winter time is 11:00 UTC.
    { title: 'First of the week', at: '2026-03-22T11:00:00.000Z' },
    { title: 'Just before the week', at: '2026-03-22T10:59:59.999Z' },
  ],
  shown: {
    'range=today': ['Summer time begins', 'Last of winter time', 'First of the short day'],
    'range=yesterday': ['Last of the day before'],
    'range=this_week': [
      'Summer time begins',
      'Last of the day before',
      'First of the week',
      'Last of winter time',
      'First of the short day',
    ],
  },
}

const afterShortDay: Moment = {
  name: 'the day after the day of 23 hours',
  now: '2026-03-30T12:00:00.000Z',
  articles: [
    { title: 'First of today', at: '2026-03-29T22:00:00.000Z' },
    { title: 'Last of the short day', at: '2026-03-29T21:59:59.999Z' },
    { title: 'First of the short day', at: '2026-03-28T23:00:00.000Z' },
    { title: 'Last of the day before', at: '2026-03-28T22:59:59.999Z' },
  ],
  shown: {
    'range=today': ['First of today'],
    'range=yesterday': ['Last of the short day', 'First of the short day'],
    'range=custom&date=2026-03-29': ['Last of the short day', 'First of the short day'],
  },
}

const longDay: Moment = {
  name: 'the day of 25 hours',
  now: '2026-10-25T10:00:00.000Z',
  articles: [
    { title: 'Winter time begins', at: '2026-10-25T01:00:00.000Z' },
    { title: 'Last of summer time', at: '2026-10-25T00:59:59.999Z' },
    { title: 'First of the long day', at: '2026-10-24T22:00:00.000Z' },
    { title: 'Last of the day before', at: '2026-10-24T21:59:59.999Z' },
    // 11:00 in summer time is 09:00 UTC.
    { title: 'First of the week', at: '2026-10-18T09:00:00.000Z' },
    { title: 'Just before the week', at: '2026-10-18T08:59:59.999Z' },
  ],
  shown: {
    'range=today': ['Winter time begins', 'Last of summer time', 'First of the long day'],
    'range=yesterday': ['Last of the day before'],
    'range=this_week': [
      'Winter time begins',
      'Last of the day before',
      'First of the week',
      'Last of summer time',
      'First of the long day',
    ],
  },
}

const afterLongDay: Moment = {
  name: 'the day after the day of 25 hours',
  now: '2026-10-26T12:00:00.000Z',
  articles: [
    { title: 'First of today', at: '2026-10-25T23:00:00.000Z' },
    { title: 'Last of the long day', at: '2026-10-25T22:59:59.999Z' },
    { title: 'First of the long day', at: '2026-10-24T22:00:00.000Z' },
    { title: 'Last of the day before', at: '2026-10-24T21:59:59.999Z' },
  ],
  shown: {
    'range=today': ['First of today'],
    'range=yesterday': ['Last of the long day', 'First of the long day'],
    'range=custom&date=2026-10-25': ['Last of the long day', 'First of the long day'],
  },
}

export const moments: readonly Moment[] = [
  winterNoon,
  summerMidnight,
  beforeMidnight,
  shortDay,
  afterShortDay,
  longDay,
  afterLongDay,
]
