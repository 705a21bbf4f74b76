// The box with title and cause that operators see where a block cannot be rendered. Never loaded by phones.
import styles from './operator-box.module.css';

const REASONS: Readonly<Record<string, string>> = {
  unknown: '没有这个组件，数据已原样保留',
  newer: '由更新的版本创建，数据已原样保留',
  broken: '数据已损坏，已原样保留',
  leftover: '旧版组件，已停用，顾客看不到；数据已原样保留',
  elsewhere: '手机网页没有这项能力，顾客看不到；数据已原样保留',
  dropped: '顾客看不到这一块：商城未开通，或这个平台没有这项能力',
  missing: '组件的代码没有加载到，请检查网络后重试',
  data: '有数据不合要求，已用默认值代替',
  picture: '有图片没有加载到，请检查图片地址',
  timeout: '组件的代码在 2 分钟内没有加载到，请检查网络后重试',
};

interface OperatorBoxProps {
  title: string;
  /** One of the known reasons, or the message of a failure. */
  reason: string;
  onRetry?: () => void;
}

export default function OperatorBox({ title, reason, onRetry }: OperatorBoxProps) {
  return (
    <div className={styles['box']} role="note">
      <strong>{title === '' ? '未知组件' : title}</strong>
      <span>{REASONS[reason] ?? `出错了：${reason}`}</span>
      {onRetry === undefined ? null : (
        <button type="button" onClick={onRetry}>
          重试
        </button>
      )}
    </div>
  );
}
