import { guardWords } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { OfferedChoice } from '../live/stand.ts'
import { T, useWords } from '../words.tsx'
import { ChoiceName } from './ChoiceName.tsx'

interface ImpossibleProps {
  readonly choices: readonly OfferedChoice[]
  readonly place: string
}

/** What cannot be done where a chart stands: first what something stops, each with its reason, then what is not offered there. */
export function Impossible({ choices, place }: ImpossibleProps) {
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
        {absent.length === 0 ? null : (
          <li>
            <T text={words.notHere} values={{ place }} />
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
  switch (possibility.kind) {
    case 'possible':
    case 'unknown-here':
      return null
    case 'waits':
      return <span lang="en">{possibility.description}</span>
    case 'guarded':
      // The way tried last is the ordinary one.
      return say(words.stoppedBy, { guards: [...possibility.guards].reverse().map(guardIn(say)).join(say(words.or)) })
  }
}

const guardIn = (say: ReturnType<typeof useWords>) => (guard: string) => {
  const text = guardWords[guard]
  return text === undefined ? `“${guard}”` : say(text)
}
