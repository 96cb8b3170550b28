import { type MouseEvent, type ReactNode, useId } from 'react'
import * as styles from './TaskList.css.ts'
import { TaskStatus, type TaskTone } from './TaskStatus.tsx'

export interface Task {
  readonly id: string
  readonly label: ReactNode
  /** Where the task is done; the whole row leads there. Without it the row is plain text. */
  readonly href?: string | undefined
  /** Called when the link is pressed; prevent its default to do something on this page instead. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** For example “Done”, “Missing”, “Cannot start yet”. */
  readonly status: ReactNode
  /** `neutral` and `success` are plain words; the others stand out. */
  readonly tone: TaskTone
  /** A line under the label. */
  readonly hint?: ReactNode
}

export interface TaskListProps {
  /** What there is to do, in order, each with how far it is. */
  readonly tasks: readonly Task[]
  /** `pairs`: two beside each other where there is room, for a list that has to be seen at once.
   * @default 'list' */
  readonly layout?: 'list' | 'pairs' | undefined
}

/** What there is to do and how far each of it is (GOV.UK task list). Finished work is quiet, open work stands out. */
export function TaskList({ tasks, layout = 'list' }: TaskListProps) {
  return (
    <ul className={styles.root[layout]}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </ul>
  )
}

function TaskRow({ task }: { readonly task: Task }) {
  const id = useId()
  const statusId = `${id}-status`
  const hintId = `${id}-hint`
  return (
    <li className={styles.row} id={task.id}>
      <div className={styles.name}>
        {task.href ? (
          <a
            aria-describedby={task.hint ? `${hintId} ${statusId}` : statusId}
            className={styles.link}
            href={task.href}
            onClick={task.onFollow}
          >
            {task.label}
          </a>
        ) : (
          <span>{task.label}</span>
        )}
        {task.hint ? (
          <div className={styles.hint} id={hintId}>
            {task.hint}
          </div>
        ) : null}
      </div>
      <div id={statusId}>
        <TaskStatus tone={task.tone}>{task.status}</TaskStatus>
      </div>
    </li>
  )
}
