export { type Task, TaskList, type TaskListProps } from './TaskList.tsx'
export type { TaskTone } from './TaskStatus.tsx'
