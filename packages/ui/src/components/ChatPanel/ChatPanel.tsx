import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import type { SubHeadingLevel } from '../../layout/index.ts'
import { type ChatAuthor, ChatBubble } from '../ChatBubble/ChatBubble.tsx'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './ChatPanel.css.ts'
import { TypingDots } from './TypingDots.tsx'
import { useGiveWay } from './use-give-way.ts'
import { useInSight } from './use-in-sight.ts'
import { useNewestInView } from './use-newest-in-view.ts'

export interface ChatPanelMessage {
  readonly id: string | number
  readonly author: ChatAuthor
  readonly text: ReactNode
  readonly time?: ReactNode
}

export type ChatPlace = 'in-page' | 'over-page'

export interface ChatPanelProps {
  /** The heading of the panel. */
  readonly title: ReactNode
  /** The place of the title in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** A line under the title, for example that it is scripted and no professional advice. */
  readonly note?: ReactNode
  /** What was said, oldest first. */
  readonly messages: readonly ChatPanelMessage[]
  /** Who speaks, for screen readers. */
  readonly names: Readonly<Record<ChatAuthor, string>>
  /** Names the list of messages for screen readers. */
  readonly logLabel: string
  /** A reply is on its way. @default false */
  readonly isTyping?: boolean | undefined
  /** For example “The advisor is typing”. */
  readonly typingLabel: string
  /** Names the round button that opens and closes the panel. */
  readonly toggleLabel: string
  /** Names the button in the panel’s head that closes it. It needs script; without, the round button closes. */
  readonly closeLabel: string
  /** Names it while the open panel is out of sight, where it leads to the panel. */
  readonly leadLabel: string
  /**
   * In the page, covering nothing; or over it, for pages that are about something else: there Escape closes it, and what it covers taking focus.
   * @default 'in-page'
   */
  readonly place?: ChatPlace | undefined
  /** Whether the panel shows, or only the button that opens it.
   * @default true */
  readonly isOpen?: boolean | undefined
  /** Called with whether it should be open. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
  /** What stands in the message area before the first message. */
  readonly empty?: ReactNode
  /** The form: a text field and a send button. */
  readonly children: ReactNode
}

/**
 * A conversation: up to 350 px of messages over a form, opened and closed by a round button floating in the corner. It is a
 * `<details>`, so it works without script. Open, the round button shows that it closes, as the one in the head does. New messages are announced once
 * (`role="log"`); that a reply is coming is a status of its own. When the open panel is out of sight the button leads to it first.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { title, headingLevel = 2, note, messages, names, logLabel, isTyping = false, typingLabel } = props
  const { toggleLabel, closeLabel, leadLabel, isOpen = true, onToggle, empty, children, place = 'in-page' } = props
  const id = useId()
  const Title = `h${headingLevel}` as const
  const log = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const isInSight = useInSight(panel)
  const isHydrated = useHydrated()
  const asked = messages.map(({ author }) => author).lastIndexOf('user')
  useNewestInView(log, `${messages.at(-1)?.id} ${isTyping}`, asked)
  const root = useRef<HTMLDetailsElement>(null)
  useOpenedBefore(root, isOpen, onToggle)
  useGiveWay(root, panel, place)
  const acting = {
    'in-page': { onClick: (event: MouseEvent<HTMLElement>) => leadToPanel(event, panel.current) },
    'over-page': {},
  }[place]
  const closing = { onKeyDown: (event: KeyboardEvent<HTMLElement>) => closeOnEscape(event, place) }
  const leads = place === 'in-page' && isOpen && !isInSight
  return (
    <details
      className={styles.root}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      open={isOpen}
      ref={root}
      // It may have been opened before there was script.
      suppressHydrationWarning
      {...closing}
    >
      <summary className={styles.toggle[place]} {...acting}>
        <span className={leads ? undefined : styles.closed}>
          <Icon name="chat" />
        </span>
        {!leads && (
          <span className={styles.opened}>
            <Icon name="close" />
          </span>
        )}
        <span className={styles.hidden}>{leads ? leadLabel : toggleLabel}</span>
      </summary>
      <section aria-labelledby={`${id}-title`} className={styles.panel[place]} ref={panel}>
        <div className={styles.head}>
          <div className={styles.headline}>
            <Title className={styles.title} id={`${id}-title`}>
              {title}
            </Title>
            {isHydrated && (
              <IconButton
                icon="close"
                label={closeLabel}
                size="small"
                onPress={() => root.current && close(root.current)}
              />
            )}
          </div>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        <div aria-label={logLabel} className={styles.area} ref={log} role="log" {...scrollable}>
          {messages.length === 0 ? empty : null}
          {messages.map(({ id: key, author, text, time }) => (
            <ChatBubble author={author} key={key} name={names[author]} time={time}>
              {text}
            </ChatBubble>
          ))}
          {isTyping ? <TypingDots /> : null}
        </div>
        <div className={styles.hidden} role="status">
          {isTyping ? typingLabel : null}
        </div>
        <div className={styles.form}>{children}</div>
      </section>
    </details>
  )
}

/** Says that a person opened or closed the panel before there was script. */
function useOpenedBefore(
  root: RefObject<HTMLDetailsElement | null>,
  isOpen: boolean,
  onToggle: ChatPanelProps['onToggle'],
): void {
  const tell = useEffectEvent(() => {
    const { current } = root
    if (current !== null && current.open !== isOpen) onToggle?.(current.open)
  })
  useEffect(() => tell(), [])
}

/** What stands over a page can be put away without leaving the keyboard. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>, place: ChatPlace): void {
  if (place !== 'over-page' || key !== 'Escape') return
  close(currentTarget)
}

/** The focus goes to the button that opens it again. */
function close(root: HTMLElement): void {
  root.removeAttribute('open')
  root.querySelector('summary')?.focus()
}

// What scrolls must be reachable with the keyboard.
const scrollable = { tabIndex: 0 }

/** Brings the panel into view: after opening it, and instead of closing it while it is out of sight. */
function leadToPanel(event: MouseEvent<HTMLElement>, panel: HTMLElement | null): void {
  if (!panel) return
  const details = event.currentTarget.closest('details')
  if (!details?.open) {
    requestAnimationFrame(() => panel.scrollIntoView({ block: 'nearest' }))
    return
  }
  const { top, bottom } = panel.getBoundingClientRect()
  if (bottom > 0 && top < innerHeight) return
  event.preventDefault()
  panel.scrollIntoView({ block: 'nearest' })
}
