import { useTranslation } from 'react-i18next';
import { hasKind, PASSWORD_KINDS } from '../../domain/passwords.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './change-password.module.css';

/**
 * The characters that a new password needs: always in view, and where the password lacks one, in the words of an error unless
 * `said` says it already. Each line keeps the room of its longest text, so that nothing moves.
 */
export function PasswordKinds({ password, wrong, said }: { password: string; wrong: boolean; said: string | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.kinds} aria-label={t('password.rules')}>
      {PASSWORD_KINDS.map((kind) => {
        const has = hasKind(password, kind);
        const isMissing = wrong && !has;
        const tellsError = isMissing && said !== `password.${kind}`;
        return (
          <li key={kind} className={isMissing ? styles.missing : undefined} data-has={has || undefined}>
            <Icon name={has ? 'done' : isMissing ? 'close' : 'open'} size={18} />
            <span className={styles.text} data-room={t(`password.${kind}`)}>
              <span>
                {t(tellsError ? `password.${kind}` : `password.rule.${kind}`)}
                {has && <span className="visually-hidden">{t('password.met')}</span>}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
