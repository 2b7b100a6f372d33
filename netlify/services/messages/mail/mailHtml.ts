/** Compiled from tools/authoring/mail/mail.mjml by `npm run author:mail` (9bc3bd17f7a61a64). Edit that file instead. */
export const mailHtml = `<!doctype html>
<html lang="{{lang}}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{ title }}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; } p { display:block;margin:13px 0; } </style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; } </style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } } </style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; } </style>
<style type="text/css">
:root { color-scheme: light dark; supported-color-schemes: light dark; } @media (prefers-color-scheme: dark) { body, body > div, .paper, .paper > table { background: #14130f !important; background-color: #14130f !important; } .sheet, .sheet > table { background: #1b1a15 !important; background-color: #1b1a15 !important; } .ink, .ink div, .ink a, .ink table, .ink td, .ink th { color: #faf8f2 !important; } .muted, .muted div, .muted a, .ink .muted-cell { color: #b5b0a3 !important; } .ruled { border-color: #35332b !important; } } </style>
<meta name="color-scheme" content="light dark" /> <meta name="supported-color-schemes" content="light dark" />
</head>
<body  class="paper" style="word-spacing:normal;background-color:#fbfaf7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{ preheader }}</div>
<div aria-label="{{ title }}" aria-roledescription="email" role="article" lang="{{lang}}" dir="ltr" style="word-spacing:normal;background-color:#fbfaf7;" >
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="paper-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#fbfaf7" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="paper" style="background:#fbfaf7;background-color:#fbfaf7;margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#fbfaf7;background-color:#fbfaf7;width:100%;" >
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="left" class="ink" style="font-size:0px;padding:32px 28px 16px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:19px;font-weight:700;letter-spacing:-0.4px;line-height:24px;text-align:left;color:#14130f;" ><img src="cid:mark" width="36" height="36" alt="" style="display: inline-block; vertical-align: middle; margin-right: 10px" />{{ brand }}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="sheet-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="sheet" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;" >
<tbody>
<tr>
<td style="border-top:4px solid #ffb21a;direction:ltr;font-size:0px;padding:24px 0 32px;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<!-- if:orderNumber -->
<tr>
<td align="left" class="muted" style="font-size:0px;padding:0 28px;padding-top:4px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:14px;line-height:24px;text-align:left;color:#5e5b52;" >{{ orderLabel }} {{ orderNumber }}</div>
</td>
</tr>
<!-- end:orderNumber -->
<tr>
<td align="left" class="ink" style="font-size:0px;padding:0 28px;padding-top:4px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#14130f;" ><h1 style="margin: 0; font-size: 28px; line-height: 34px; letter-spacing: -0.8px">{{ title }}</h1></div>
</td>
</tr>
<!-- if:code -->
<tr>
<td align="left" class="ink" style="font-size:0px;padding:20px 28px 4px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:40px;font-weight:700;letter-spacing:6px;line-height:48px;text-align:left;color:#14130f;" >{{ code }}</div>
</td>
</tr>
<!-- end:code --><!-- each:paragraphs -->
<tr>
<td align="left" class="ink" style="font-size:0px;padding:0 28px;padding-top:12px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#14130f;" >{{ paragraph }}</div>
</td>
</tr>
<!-- end:paragraphs --><!-- if:reason -->
<tr>
<td align="left" class="ink" style="font-size:0px;padding:0 28px;padding-top:12px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#14130f;" ><b>{{ reasonLabel }}</b ><br />{{ reason }}</div>
</td>
</tr>
<!-- end:reason --><!-- if:orderNumber -->
<tr>
<td align="left" class="ink" style="font-size:0px;padding:0 28px;padding-top:20px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:#14130f;font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;table-layout:auto;width:100%;border:none;" >
<!-- each:facts -->
<tr>
<td class="muted-cell" style="padding: 6px 16px 6px 0; color: #5e5b52; vertical-align: top; white-space: nowrap; width: 1%" >
{{ label }} </td>
<td style="padding: 6px 0; font-weight: 600; vertical-align: top">{{ value }}</td>
</tr>
<!-- end:facts -->
</table>
</td>
</tr>
<!-- end:orderNumber --><!-- if:receipt -->
<tr>
<td align="left" class="ink" style="font-size:0px;padding:0 28px;padding-top:24px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#14130f;" ><h2 style="margin: 0; font-size: 19px; line-height: 26px; letter-spacing: -0.3px">
{{ receiptLabel }} </h2></div>
</td>
</tr>
<tr>
<td align="left" class="ink" style="font-size:0px;padding:0 28px;padding-top:8px;word-break:break-word;" >
<table cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#14130f;font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;table-layout:auto;width:100%;border:none;" >
<!-- each:items -->
<tr class="ruled" style="border-bottom: 1px solid #dedad0">
<td style="padding: 10px 16px 10px 0; vertical-align: top">
{{ quantity }} &times; {{ title }}<br /><span class="muted-cell" style="color: #5e5b52; font-size: 14px" >{{ brand }}</span >
</td>
<td style="padding: 10px 0; text-align: right; vertical-align: top; white-space: nowrap">{{ amount }}</td>
</tr>
<!-- end:items -->
<!-- each:amounts -->
<tr>
<td class="muted-cell" style="padding: 8px 16px 0 0; color: #5e5b52">{{ label }}</td>
<td style="padding: 8px 0 0; text-align: right; white-space: nowrap">{{ amount }}</td>
</tr>
<!-- end:amounts -->
<tr>
<td style="padding: 12px 16px 0 0; font-weight: 700">{{ totalLabel }}</td>
<td style="padding: 12px 0 0; font-weight: 700; text-align: right; white-space: nowrap">{{ total }}</td>
</tr>
</table>
</td>
</tr>
<!-- end:receipt --><!-- if:link -->
<tr>
<td align="left" style="font-size:0px;padding:28px 28px 0;word-break:break-word;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;" >
<tbody>
<tr>
<td align="center" bgcolor="#ffb21a" role="presentation" style="border:none;border-radius:999px;cursor:auto;mso-padding-alt:14px 26px;background:#ffb21a;" valign="middle" >
<a href="{{link}}" style="display:inline-block;background:#ffb21a;color:#14130f;font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;font-weight:700;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:14px 26px;mso-padding-alt:0px;border-radius:999px;" target="_blank" >
{{ linkLabel }} </a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
<!-- end:link -->
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="paper-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#fbfaf7" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="paper" style="background:#fbfaf7;background-color:#fbfaf7;margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#fbfaf7;background-color:#fbfaf7;width:100%;" >
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="left" class="muted" style="font-size:0px;padding:20px 28px 40px;word-break:break-word;" >
<div style="font-family:'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:14px;line-height:21px;text-align:left;color:#5e5b52;" >{{ footer }} <!-- if:unsubscribeLink --><br />
<!-- if:settingsLink --><a href="{{settingsLink}}" style="color: #5e5b52">{{ settingsLabel }}</a> &middot; <!-- end:settingsLink --><a href="{{unsubscribeLink}}" style="color: #5e5b52">{{ unsubscribeLabel }}</a ><!-- end:unsubscribeLink -->
<!-- if:postalAddress --><br />{{ postalAddress }}<!-- end:postalAddress --></div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
