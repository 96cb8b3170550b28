import { Banner } from '@aangiftewijs/ui/Banner'
import { Fragment } from 'react'
import { T } from '../../copy/words.tsx'
import { endedIn } from '../../shell/sign-in-path.ts'
import { endedWords } from './ended.copy.ts'
import { useAuthSearch } from './use-auth-search.ts'

const { byTime, goOn, savedIsKept, typedIsKept, pressIsLost, unknown, unknownText } = endedWords

const saidOf = {
  saved: { title: byTime, texts: [savedIsKept, goOn] },
  typed: { title: byTime, texts: [typedIsKept, goOn] },
  sent: { title: byTime, texts: [typedIsKept, goOn] },
  pressed: { title: byTime, texts: [pressIsLost, goOn] },
  unknown: { title: unknown, texts: [unknownText] },
} as const

/** Why somebody is asked to sign in whose session ended while they were away: it stays until they do, and is said whole. */
export function SessionEnded() {
  const ended = endedIn(useAuthSearch())
  if (ended === null) return null
  const { title, texts } = saidOf[ended]
  return (
    <Banner tone="warning" role="alert" title={<T text={title} />}>
      {texts.map((text, index) => (
        <Fragment key={text.en}>
          {index > 0 ? ' ' : null}
          <T text={text} />
        </Fragment>
      ))}
    </Banner>
  )
}
