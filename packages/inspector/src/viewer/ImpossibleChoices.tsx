import { delayName, guardName } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { OfferedChoice } from '../live/snapshot-view.ts'
import { T, useLanguage, useWords } from '../words.tsx'

/** Events have English names; what a payload or an answer is called is in the reader's language. */
export function ChoiceName({ choice: { kind, about, variant } }: { readonly choice: OfferedChoice }) {
  const language = useLanguage()
  if (kind === 'delay') return <T text={words.skip} values={{ name: delayName(about, language) }} />
  if (kind !== 'event' && variant !== null) return <T text={variant} />
  return (
    <>
      <span lang="en">{about}</span>
      {variant === null ? null : (
        <>
          {' · '}
          <T text={variant} />
        </>
      )}
    </>
  )
}

interface ImpossibleChoicesProps {
  readonly choices: readonly OfferedChoice[]
  readonly state: string
}

/** What cannot be done where a chart stands: first what something stops, each with its reason, then what is not offered there. */
export function ImpossibleChoices({ choices, state }: ImpossibleChoicesProps) {
  const stopped = choices.filter(({ possibility }) => possibility.kind !== 'unknown-here')
  const absent = choices.filter(({ possibility }) => possibility.kind === 'unknown-here')
  return (
    <details>
      <summary>
        <T text={words.impossible} /> ({choices.length})
      </summary>
      <ul>
        {stopped.map((choice) => (
          <li key={choice.id}>
            <ChoiceName choice={choice} />: <Reason choice={choice} />
          </li>
        ))}
        {absent.length > 0 && (
          <li>
            <T text={words.notHere} values={{ state }} />
            <ul>
              {absent.map((choice) => (
                <li key={choice.id}>
                  <ChoiceName choice={choice} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </details>
  )
}

/** Why something cannot be done now, in words for people. */
function Reason({ choice: { possibility } }: { readonly choice: OfferedChoice }) {
  const say = useWords()
  const language = useLanguage()
  switch (possibility.kind) {
    case 'possible':
    case 'unknown-here':
      return null
    case 'waits':
      return <span lang="en">{possibility.description}</span>
    case 'guarded': {
      // The way tried last is the ordinary one.
      const guards = [...possibility.guards].reverse().map((guard) => guardName(guard, language))
      return say(words.stoppedBy, { guards: guards.join(say(words.or)) })
    }
  }
}
