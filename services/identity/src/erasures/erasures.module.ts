import { Feature } from '@alcancia/server-kit';

import { IssuerModule } from '../issuer/issuer.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { AccountMails } from './account-mails.store.js';
import { CancelAccountErasure } from './cancel-account-erasure.js';
import { CancelChildErasure } from './cancel-child-erasure.js';
import { CarryOutErasures } from './carry-out-erasures.js';
import { erasureLimits } from './erasure.limits.js';
import { ErasureMails } from './erasure-mails.store.js';
import { erasureTables } from './erasures.personal-data.js';
import { ForgetLastAddress } from './forget-last-address.js';
import { ReadAccountErasure } from './read-account-erasure.js';
import { RemoveLogin } from './remove-login.client.js';
import { RequestAccountErasure } from './request-account-erasure.js';
import { RequestChildErasure } from './request-child-erasure.js';
import { SettleErasure } from './settle-erasure.store.js';
import { SettleWhenAssistantErased } from './settle-when-assistant-erased.handler.js';
import { SettleWhenBillingErased } from './settle-when-billing-erased.handler.js';
import { SettleWhenFamilyErased } from './settle-when-family-erased.handler.js';
import { SettleWhenMarketingErased } from './settle-when-marketing-erased.handler.js';
import { SettleWhenNotificationsErased } from './settle-when-notifications-erased.handler.js';
import { SettleWhenSpeechErased } from './settle-when-speech-erased.handler.js';

/** Who is to be erased: asked for, taken back, carried out by every service, and told (G20, G27, G41). */
@Feature({
  imports: [IssuerModule, SecondStepModule],
  useCases: [CancelAccountErasure, CancelChildErasure, ReadAccountErasure, RequestAccountErasure, RequestChildErasure],
  reactions: [
    SettleWhenAssistantErased,
    SettleWhenBillingErased,
    SettleWhenFamilyErased,
    SettleWhenMarketingErased,
    SettleWhenNotificationsErased,
    SettleWhenSpeechErased,
  ],
  schedules: [{ name: 'erasures', everyMs: erasureLimits.lookedAtEveryMs, run: CarryOutErasures }],
  mailWatches: [{ template: 'account_erased', run: ForgetLastAddress }],
  keeps: erasureTables,
  providers: [AccountMails, ErasureMails, RemoveLogin, SettleErasure],
})
export class ErasuresModule {}
