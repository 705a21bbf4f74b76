// The texts of the register and sign pages that a mall has until it writes its own (option `register_data`).
import type { MobileRegisterDataData } from '~/schemas/api/mobile.gen';

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export const REGISTRATION_TEXTS: MobileRegisterDataData = {
  is_show_agreement: 1,
  agreement_name: '用户服务协议',
  agreement: paragraphs(
    '欢迎使用本商城。注册账号即表示您同意按照本协议浏览、下单和使用会员服务。',
    '请使用本人的手机号注册，并妥善保管密码与短信验证码；账号下的操作视为您本人的操作。',
    '商品的价格、库存与活动以下单时页面所示为准；订单提交后，我们按约定发货，您享有法律规定的退换货权利。',
    '请勿利用本商城发布违法信息、批量领取优惠或干扰系统运行，否则我们可能限制相应功能。',
  ),
  declare_name: '隐私政策',
  declare: paragraphs(
    '我们只收集完成交易所需的信息：手机号、收货地址、订单与支付结果。',
    '手机号用于登录与通知，收货地址仅提供给承运方用于配送，密码以不可还原的方式保存。',
    '您可以随时在“账户与安全”中修改资料、更换手机号；如需注销账号，请联系客服。',
  ),
  register_img: '',
  login_img: '',
  list: [],
};
